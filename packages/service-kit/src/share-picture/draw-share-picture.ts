import { createRequire } from 'node:module';
import { CENTRE, type FocalPoint } from '@solar/contracts/common/focal-point';
import { SHARE_PICTURE } from '@solar/contracts/common/share-picture';
import type { OverlayOptions } from 'sharp';
import { xmlText } from '../crawlers/xml';

/** What the picture of a link preview shows. Everybody sees it: no price belongs here. */
export interface SharePictureContent {
  siteName: string;
  /** A line above the title, the brand of a product for instance. */
  kicker: string;
  title: string;
  /** Up to three, as "label value". */
  figures: readonly { label: string; value: string }[];
  /** Bytes of a picture; without one the text has the whole width. */
  picture: Buffer | null;
  /** What of the picture stays in view; its centre when nobody said otherwise. */
  focalPoint?: FocalPoint;
}

const { width: WIDTH, height: HEIGHT } = SHARE_PICTURE;
const MARGIN = 64;
/** The picture fills the right side. */
const PICTURE_WIDTH = 500;
const FIGURES_MAX = 3;

const INK = '#fdfbf7';
const SUN = '#ffb020';
const QUIET = '#c3cadb';
const FONT = {
  regular: '@expo-google-fonts/mona-sans/400Regular/MonaSans_400Regular.ttf',
  bold: '@expo-google-fonts/mona-sans/700Bold/MonaSans_700Bold.ttf',
};

interface Text {
  text: string;
  color: string;
  /** Pixels of a line of it. */
  size: number;
  weight: keyof typeof FONT;
  width: number;
  /** The size gives way until the text is no higher. */
  height?: number;
}

/** Draws the picture as a JPEG. Loaded when the first one is asked for: most processes draw none. */
export async function drawSharePicture(content: SharePictureContent): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { siteName, kicker, title, picture } = content;
  const width = WIDTH - 2 * MARGIN - (picture ? PICTURE_WIDTH : 0);
  const text = { color: INK, width, weight: 'bold' } as const;
  const layers: OverlayOptions[] = [
    { input: await drawText({ ...text, text: siteName, size: 30 }), left: MARGIN + 60, top: 62 },
    {
      input: await drawText({ ...text, text: kicker, size: 28, color: SUN, height: 40 }),
      left: MARGIN,
      top: 168,
    },
    {
      input: await drawText({ ...text, text: title, size: 58, height: 190 }),
      left: MARGIN,
      top: 224,
    },
    ...(await drawFigures(content.figures.slice(0, FIGURES_MAX), width)),
  ];
  if (picture) layers.push(await placePicture(picture, content.focalPoint));
  return sharp(Buffer.from(BACKGROUND)).composite(layers).jpeg({ quality: 84 }).toBuffer();
}

const BACKGROUND = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <defs><linearGradient id="sky" x1="0" y1="0" x2="1" y2="1">
    <stop offset="0" stop-color="#0a1226"/><stop offset="1" stop-color="#1b2b52"/>
  </linearGradient></defs>
  <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>
  <rect y="${HEIGHT - 10}" width="${WIDTH}" height="10" fill="${SUN}"/>
  <g transform="translate(${MARGIN} 56) scale(1.5)">
    <path d="M16 4a12 12 0 0 1 12 12H4A12 12 0 0 1 16 4Z" fill="${SUN}"/>
    <path d="M4 20h24M7 24.5h18M11 29h10" stroke="${INK}" stroke-width="2" stroke-linecap="round"/>
  </g>
</svg>`;

async function drawFigures(
  figures: SharePictureContent['figures'],
  width: number,
): Promise<OverlayOptions[]> {
  const column = Math.floor(width / FIGURES_MAX);
  const layers = figures.map(async ({ label, value }, index) => {
    const left = MARGIN + index * column;
    const part = { width: column - 20 };
    return [
      {
        input: await drawText({
          ...part,
          text: value,
          size: 38,
          color: INK,
          weight: 'bold',
          height: 48,
        }),
        left,
        top: 440,
      },
      {
        input: await drawText({
          ...part,
          text: label,
          size: 22,
          color: QUIET,
          weight: 'regular',
          height: 62,
        }),
        left,
        top: 496,
      },
    ];
  });
  return (await Promise.all(layers)).flat();
}

async function placePicture(picture: Buffer, { x, y } = CENTRE): Promise<OverlayOptions> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(picture)
    .resize(PICTURE_WIDTH, HEIGHT, { fit: 'outside' })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const input = await sharp(data)
    .extract({
      left: Math.round(((info.width - PICTURE_WIDTH) * x) / 100),
      top: Math.round(((info.height - HEIGHT) * y) / 100),
      width: PICTURE_WIDTH,
      height: HEIGHT,
    })
    .toBuffer();
  return { input, left: WIDTH - PICTURE_WIDTH, top: 0 };
}

/** A text as a picture, with the site's own face instead of what the machine has. */
async function drawText(text: Text): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  for (let { size } = text; ; size -= 4) {
    const image = sharp({
      text: {
        text: `<span foreground="${text.color}">${xmlText(text.text)}</span>`,
        font: `Mona Sans ${text.weight === 'bold' ? 'Bold' : ''} ${size}px`,
        fontfile: createRequire(__filename).resolve(FONT[text.weight]),
        width: text.width,
        wrap: 'word-char',
        rgba: true,
      },
    });
    const { data, info } = await image.png().toBuffer({ resolveWithObject: true });
    if (text.height === undefined || info.height <= text.height || size <= SMALLEST) return data;
  }
}

const SMALLEST = 18;
