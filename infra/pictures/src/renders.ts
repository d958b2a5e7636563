import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
import { clearGround } from './ground';
import type { Picture, ProductPictures } from './picture';

/** Rendered pictures are kept where the demo's pictures are made. */
export const RENDERS = resolve(__dirname, '../../demo/renders');
const LIST = join(RENDERS, 'renders.json');
const SCENE = resolve(__dirname, '../scene/render.py');
const SIZE = 800;
const SAMPLES = 24;

/** The pictures of a product, by its slug. */
export interface RenderList {
  digests: Record<string, string>;
  products: Record<string, { main: string; 'detail-1': string }>;
}

export async function readRenders(): Promise<RenderList> {
  if (!existsSync(LIST)) return { digests: {}, products: {} };
  return JSON.parse(await readFile(LIST, 'utf8')) as RenderList;
}

/** Renders what is missing or has changed, one picture at a time; after an interruption it goes on where it stopped. */
export async function renderAll(
  products: readonly ProductPictures[],
  report: (line: string) => void,
): Promise<void> {
  const all = products.flatMap(({ main, detail }) => [main, detail]);
  const pictures = [...new Map(all.map((picture) => [picture.file, picture])).values()];
  const { digests } = await readRenders();
  const isDone = ({ file, digest }: Picture) => digests[file] === digest;
  for (const picture of pictures.filter((one) => !isDone(one))) {
    await keep(picture);
    digests[picture.file] = picture.digest;
    await writeList(digests, products, isDone);
    report(`${picture.file} (${pictures.filter(isDone).length}/${pictures.length})`);
  }
  const wanted = new Set(pictures.map(({ file }) => file));
  const [kept, unused] = [true, false].map((isWanted) =>
    Object.entries(digests).filter(([file]) => wanted.has(file) === isWanted),
  ) as [[string, string][], [string, string][]];
  for (const [file] of unused) await rm(join(RENDERS, `${file}.avif`), { force: true });
  await writeList(Object.fromEntries(kept), products, isDone);
}

/** A category is listed once all its pictures are there, so that a list of products never mixes drawings and renderings. */
async function writeList(
  digests: Record<string, string>,
  products: readonly ProductPictures[],
  isDone: (picture: Picture) => boolean,
): Promise<void> {
  const pending = products.filter(({ main, detail }) => !isDone(main) || !isDone(detail));
  const unfinished = new Set(pending.map(({ category }) => category));
  const done = products.filter(({ category }) => !unfinished.has(category));
  const list: RenderList = {
    digests: sorted(Object.entries(digests)),
    products: sorted(
      done.map(({ slug, main, detail }) => [slug, { main: main.file, 'detail-1': detail.file }]),
    ),
  };
  await writeFile(LIST, `${JSON.stringify(list, null, 2)}\n`);
}

const sorted = <T>(entries: [string, T][]): Record<string, T> =>
  Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));

async function keep({ file, glb, view }: Picture): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'solar-render-'));
  try {
    const [model, job, png] = ['model.glb', 'job.json', 'picture.png'].map((name) =>
      join(folder, name),
    ) as [string, string, string];
    await writeFile(model, glb);
    await writeFile(job, JSON.stringify({ model, file: png, size: SIZE, samples: SAMPLES, view }));
    await blender(SCENE, job);
    const target = join(RENDERS, `${file}.avif`);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, await withoutGround(png));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function withoutGround(png: string): Promise<Buffer> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 4 as const };
  return sharp(clearGround(data, info.width), { raw }).avif({ quality: 70, effort: 3 }).toBuffer();
}

/** Runs a scene's script with a job file, with one thread at the lowest priority. */
export function blender(script: string, job: string): Promise<void> {
  const args = ['-n', '19', 'blender', '-b', '-noaudio', '-t', '1', '-P', script, '--', job];
  return new Promise((done, failed) => {
    const child = spawn('nice', args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on(
      'data',
      (bytes: Buffer) => (output = `${output}${bytes.toString()}`.slice(-4000)),
    );
    child.on('error', failed);
    // Blender ends with 0 even if its script has failed.
    child.on('close', () => (output.includes('rendered ') ? done() : failed(new Error(output))));
  });
}
