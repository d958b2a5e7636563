import { drawSky, LIGHTS, type Hour } from './light';
import {
  batteries,
  carport,
  desertArray,
  mountainArray,
  offGrid,
  rooftop,
  villa,
  warehouseRoof,
  type Painter,
} from './painters';
import { View } from './view';

export interface SiteScene {
  name: string;
  hour: Hour;
  painter: Painter;
  seed: number;
  horizon: number;
  eye: number;
  sun: readonly [number, number];
}

/** Every picture of the site that is not a product. */
export const SITE_SCENES: readonly SiteScene[] = [
  {
    name: 'hero-dusk',
    hour: 'dusk',
    painter: desertArray,
    seed: 11,
    horizon: 0.5,
    eye: 4.6,
    sun: [0.7, 0.44],
  },
  {
    name: 'desert-morning',
    hour: 'morning',
    painter: desertArray,
    seed: 3,
    horizon: 0.42,
    eye: 5.4,
    sun: [0.22, 0.2],
  },
  {
    name: 'mountain-array',
    hour: 'noon',
    painter: mountainArray,
    seed: 21,
    horizon: 0.4,
    eye: 5,
    sun: [0.84, 0.12],
  },
  {
    name: 'city-rooftop',
    hour: 'dusk',
    painter: rooftop,
    seed: 7,
    horizon: 0.4,
    eye: 5.2,
    sun: [0.26, 0.33],
  },
  {
    name: 'office-rooftop',
    hour: 'noon',
    painter: rooftop,
    seed: 19,
    horizon: 0.36,
    eye: 6,
    sun: [0.8, 0.12],
  },
  {
    name: 'villa-evening',
    hour: 'dusk',
    painter: villa,
    seed: 5,
    horizon: 0.6,
    eye: 3.4,
    sun: [0.85, 0.52],
  },
  {
    name: 'villa-day',
    hour: 'noon',
    painter: villa,
    seed: 8,
    horizon: 0.6,
    eye: 3.4,
    sun: [0.14, 0.14],
  },
  {
    name: 'warehouse-roofs',
    hour: 'morning',
    painter: warehouseRoof,
    seed: 13,
    horizon: 0.3,
    eye: 19,
    sun: [0.8, 0.14],
  },
  {
    name: 'factory-dusk',
    hour: 'dusk',
    painter: warehouseRoof,
    seed: 17,
    horizon: 0.32,
    eye: 17,
    sun: [0.5, 0.28],
  },
  {
    name: 'carport',
    hour: 'morning',
    painter: carport,
    seed: 23,
    horizon: 0.38,
    eye: 8,
    sun: [0.15, 0.16],
  },
  {
    name: 'battery-yard',
    hour: 'dusk',
    painter: batteries,
    seed: 29,
    horizon: 0.4,
    eye: 6.5,
    sun: [0.62, 0.35],
  },
  {
    name: 'battery-night',
    hour: 'night',
    painter: batteries,
    seed: 31,
    horizon: 0.4,
    eye: 6.5,
    sun: [0.78, 0.14],
  },
  {
    name: 'off-grid-camp',
    hour: 'night',
    painter: offGrid,
    seed: 37,
    horizon: 0.5,
    eye: 3.6,
    sun: [0.2, 0.16],
  },
  {
    name: 'off-grid-day',
    hour: 'morning',
    painter: offGrid,
    seed: 41,
    horizon: 0.5,
    eye: 3.6,
    sun: [0.75, 0.2],
  },
];

/** A scene in a given size; portraits keep the horizon and come nearer. */
export function paintScene(scene: SiteScene, width: number, height: number): string {
  const portrait = height > width;
  const view = new View(width, height, scene.horizon, scene.eye, portrait ? 1.5 : 0.9);
  const light = LIGHTS[scene.hour];
  drawSky(view, light, scene.sun);
  scene.painter(view, light, scene.seed);
  return view.svg();
}
