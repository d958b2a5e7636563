/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const folder = path.join(__dirname, '../../public');
const file = (name: string) => readFileSync(path.join(folder, name));

interface Manifest {
  icons: { src: string; sizes: string; type: string }[];
}

/** How much two pictures of 32 pixels differ in a channel, on average. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((picture) =>
      sharp(picture).resize(32, 32).flatten({ background: '#0a1226' }).raw().toBuffer(),
    ),
  );
  const sum = a!.reduce((total, value, index) => total + Math.abs(value - (b![index] ?? 0)), 0);
  return sum / a!.length;
}

it('has an icon file of 32 pixels with the drawing of the SVG', async () => {
  const icon = file('favicon.ico');
  const [kind, pictures] = [icon.readUInt16LE(2), icon.readUInt16LE(4)];
  const [width, height] = [icon.readUInt8(6), icon.readUInt8(7)];
  expect({ kind, pictures, width, height }).toEqual({
    kind: 1,
    pictures: 1,
    width: 32,
    height: 32,
  });
  const picture = icon.subarray(icon.readUInt32LE(18));
  expect(picture).toHaveLength(icon.readUInt32LE(14));
  expect(await difference(picture, file('favicon.svg'))).toBeLessThan(4);
});

it('names icons that are there, in the sizes that it says', async () => {
  const { icons } = JSON.parse(file('site.webmanifest').toString()) as Manifest;
  const drawn = icons.filter(({ type }) => type === 'image/png');
  expect(drawn).toHaveLength(3);
  for (const { src, sizes } of drawn) {
    const { width, height } = await sharp(file(src)).metadata();
    expect([src, `${width}x${height}`]).toEqual([src, sizes]);
  }
});

it.each(['apple-touch-icon.png', 'icon-maskable.png'])('fills %s to its corners', async (name) => {
  const { isOpaque } = await sharp(file(name)).stats();
  expect(isOpaque).toBe(true);
});

it('has every icon that the document asks for', () => {
  const html = readFileSync(path.join(__dirname, '../index.html'), 'utf8');
  const named = [...html.matchAll(/<link rel="(?:apple-touch-)?icon" href="([^"]+)"/g)].map(
    ([, href = '']) => href,
  );
  expect(named).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png']);
  for (const href of named) expect(file(href).length).toBeGreaterThan(0);
});
