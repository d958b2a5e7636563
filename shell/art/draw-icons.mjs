/**
 * Draws the icons that browsers and phones ask for as pixels from public/favicon.svg: `npm run icons -w @solar/shell` writes
 * them beside it, and they are in the repository.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const folder = path.join(import.meta.dirname, '../public');
const drawing = await readFile(path.join(folder, 'favicon.svg'), 'utf8');
/** Phones cut the corners themselves, each in its own way. */
const square = drawing.replace(/ rx="\d+"/, '');
/** What is cut to a circle keeps its middle four fifths. */
const inset = square.replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"');
const BACKGROUND = '#0a1226';
/** Dots per inch: a drawing of 32 units is 32 pixels wide at 72. */
const densityOf = (size) => Math.ceil((72 * size) / 32);

const png = (svg, size) =>
  sharp(Buffer.from(svg), { density: densityOf(size) })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** An icon file with one picture, which may be a PNG in all browsers of today. */
function icoOf(picture, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // kind: icon
  header.writeUInt16LE(1, 4); // pictures
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // planes
  header.writeUInt16LE(32, 12); // bits of a pixel
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, picture]);
}

const opaque = async (svg, size) =>
  sharp(await png(svg, size))
    .flatten({ background: BACKGROUND })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

const FILES = {
  'favicon.ico': icoOf(await png(drawing, 32), 32),
  'apple-touch-icon.png': await opaque(square, 180),
  'icon-192.png': await png(drawing, 192),
  'icon-512.png': await png(drawing, 512),
  'icon-maskable.png': await opaque(inset, 512),
};
for (const [name, content] of Object.entries(FILES)) {
  await writeFile(path.join(folder, name), content);
  process.stdout.write(`${name} ${content.length} bytes\n`);
}
