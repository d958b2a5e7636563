import { readFileSync } from 'node:fs';
import path from 'node:path';

export type ThemeName = 'light' | 'dark' | 'light, high contrast' | 'dark, high contrast';
export type Theme = ReadonlyMap<string, string>;

const COLOUR = /--color-([\w-]+):\s*light-dark\(\s*(#[0-9a-f]{6})\s*,\s*(#[0-9a-f]{6})\s*\)/g;

function readPairs(file: string): [string, string, string][] {
  const css = readFileSync(path.resolve(__dirname, '../src/styles', file), 'utf8');
  return [...css.matchAll(COLOUR)].map(([, name = '', light = '', dark = '']) => [
    name,
    light,
    dark,
  ]);
}

/** The four token sets as the style sheets define them; high contrast lies over the normal ones. */
export function readThemes(): Record<ThemeName, Theme> {
  const normal = readPairs('tokens.css');
  const both = [...normal, ...readPairs('high-contrast.css')];
  const side = (pairs: [string, string, string][], index: 1 | 2) =>
    new Map(pairs.map((pair) => [pair[0], pair[index]]));
  return {
    light: side(normal, 1),
    dark: side(normal, 2),
    'light, high contrast': side(both, 1),
    'dark, high contrast': side(both, 2),
  };
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours as WCAG 2 defines it. */
export function contrastRatio(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
