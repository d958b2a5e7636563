/**
 * Draws the shell's pictures: `node art/render-art.mjs` writes src/assets/*.avif. One desert field, computed in
 * perspective and coloured by the hour of the day, from several places.
 */
import path from 'node:path';
import sharp from 'sharp';
import { HOURS } from './hours.mjs';
import { drawScene } from './scene.mjs';

const out = path.join(import.meta.dirname, '../src/assets');

/** @type {Record<string, { hour: keyof typeof HOURS, width: number, height: number, quality?: number } & Record<string, unknown>>} */
const PICTURES = {
  'hero-wide': {
    hour: 'dusk',
    width: 2000,
    height: 1125,
    sunX: 0.66,
    horizon: 0.44,
    camera: 5.2,
    skyline: 0.3,
    quality: 46,
  },
  'hero-narrow': {
    hour: 'dusk',
    width: 900,
    height: 1200,
    sunX: 0.6,
    horizon: 0.36,
    camera: 5.6,
    skyline: 0.2,
    quality: 46,
  },
  'scene-field': { hour: 'dawn', width: 1280, height: 800, sunX: 0.3, horizon: 0.4, camera: 7 },
  'scene-noon': {
    hour: 'noon',
    width: 1280,
    height: 800,
    sunX: 0.5,
    horizon: 0.3,
    camera: 4.2,
    skyline: 0.72,
  },
  'scene-roof': {
    hour: 'dusk',
    width: 960,
    height: 1080,
    sunX: 0.42,
    horizon: 0.5,
    camera: 3.4,
    skyline: 0.55,
    skylineScale: 2.6,
  },
  'scene-night': {
    hour: 'night',
    width: 1280,
    height: 800,
    sunX: 0.72,
    horizon: 0.52,
    camera: 4.6,
    skyline: 0.25,
  },
  'scene-shore': {
    hour: 'dawn',
    width: 1280,
    height: 800,
    sunX: 0.62,
    horizon: 0.5,
    camera: 9,
    water: true,
  },
  'scene-glass': {
    hour: 'dusk',
    width: 1280,
    height: 800,
    sunX: 0.8,
    horizon: 0.12,
    camera: 2.35,
    rowPitch: 4.6,
  },
};

for (const [name, { quality = 50, ...options }] of Object.entries(PICTURES)) {
  const svg = drawScene({ ...options, palette: HOURS[options.hour] });
  const file = path.join(out, `${name}.avif`);
  const { size } = await sharp(Buffer.from(svg)).avif({ quality, effort: 5 }).toFile(file);
  console.log(`${name}.avif ${Math.round(size / 1024)} KB`);
}
