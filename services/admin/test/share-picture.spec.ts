import { drawSharePicture } from '@solar/service-kit/share-picture/draw-share-picture';
import sharp from 'sharp';

const RED = { r: 255, g: 0, b: 0 };
const BLUE = { r: 0, g: 0, b: 255 };

/** A wide picture, red on its left half and blue on its right one. */
async function halves(): Promise<Buffer> {
  const half = { create: { width: 1500, height: 600, channels: 3 as const, background: RED } };
  const right = await sharp({ create: { ...half.create, background: BLUE } })
    .png()
    .toBuffer();
  return sharp({ create: { ...half.create, width: 3000 } })
    .composite([{ input: right, left: 1500, top: 0 }])
    .png()
    .toBuffer();
}

it('crops the picture of a link preview around its focal point', async () => {
  const picture = await halves();
  const content = {
    siteName: 'Alsa Solar',
    kicker: 'Article',
    title: 'Heat',
    figures: [],
    picture,
  };
  const colourAtRight = async (x: number) => {
    const drawn = await drawSharePicture({ ...content, focalPoint: { x, y: 50 } });
    const { width = 0, height = 0 } = await sharp(drawn).metadata();
    const area = { left: width - 40, top: Math.round(height / 2), width: 20, height: 20 };
    const { channels } = await sharp(await sharp(drawn).extract(area).png().toBuffer()).stats();
    const [red, , blue] = channels.map(({ mean }) => mean);
    return (red ?? 0) > (blue ?? 0) ? 'red' : 'blue';
  };
  expect(await colourAtRight(0)).toBe('red');
  expect(await colourAtRight(100)).toBe('blue');
});
