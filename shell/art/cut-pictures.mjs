/**
 * Cuts the shell's own pictures from the rendered sites (`npm run render:sites -w @solar/infra-pictures`): `npm run art -w
 * @solar/shell` writes src/assets/*.avif, which are in the repository.
 */
import path from 'node:path';
import sharp from 'sharp';

const sites = path.join(import.meta.dirname, '../../infra/demo/renders/site');
const out = path.join(import.meta.dirname, '../src/assets');

/** @type {Record<string, { from: string, width: number, height: number, quality?: number, position?: string }>} */
const PICTURES = {
  'hero-wide': { from: 'hero-dusk', width: 1600, height: 900, quality: 48, position: 'bottom' },
  'hero-narrow': { from: 'hero-dusk-tall', width: 900, height: 1200, quality: 44 },
  'scene-field': { from: 'desert-morning', width: 1280, height: 800 },
  'scene-glass': { from: 'carport', width: 1280, height: 800 },
  'scene-night': { from: 'battery-night', width: 1280, height: 800 },
  'scene-noon': { from: 'mountain-array', width: 1280, height: 800 },
  'scene-roof': { from: 'city-rooftop', width: 960, height: 1000, position: 'left' },
  'scene-shore': { from: 'villa-day', width: 1280, height: 800 },
};

for (const [name, { from, width, height, quality = 42, position }] of Object.entries(PICTURES)) {
  const { size } = await sharp(path.join(sites, `${from}.avif`))
    .resize(width, height, { fit: 'cover', position })
    .avif({ quality, effort: 6 })
    .toFile(path.join(out, `${name}.avif`));
  process.stdout.write(`${name}.avif ${Math.round(size / 1024)} KB\n`);
}
