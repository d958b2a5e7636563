import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { sceneToGlb } from './models/glb';
import { blender, RENDERS } from './renders';
import { HOURS } from './sites/hours';
import type { Shot, Site } from './sites/site';
import { SiteModel } from './sites/site-model';

const FOLDER = join(RENDERS, 'site');
const LIST = join(FOLDER, 'sites.json');
const SCRIPT = resolve(__dirname, '../scene/site.py');
const FULL = [1600, 1000] as const;
const TALL = [900, 1200] as const;

/** The rendered pictures of sites by name: what they were rendered from, and their size in pixels. */
export type SiteList = Record<string, { digest: string; width: number; height: number }>;

export interface SitePicture {
  name: string;
  size: readonly [width: number, height: number];
  glb: Buffer;
  /** What the scene's script is to show, without the files. */
  job: object;
  digest: string;
}

/** Raise it after a change of the scene's script, so that all pictures are rendered again. */
const SCENE_VERSION = 1;

/** The pictures of a site: the wide one, and the upright one where there is one. */
export function picturesOfSite(site: Site): SitePicture[] {
  const { name, azimuth, shot, tall, build, samples } = site;
  const hour = { ...HOURS[site.hour], ...(samples === undefined ? {} : { samples }) };
  const model = new SiteModel();
  build(model);
  const glb = sceneToGlb(model.placed);
  const picture = (file: string, size: readonly [number, number], seen: Shot): SitePicture => {
    const job = { size, shot: seen, azimuth, hour, lamps: model.lamps };
    const digest = createHash('sha256')
      .update(glb)
      .update(JSON.stringify({ job, scene: SCENE_VERSION }))
      .digest('hex')
      .slice(0, 16);
    return { name: file, size, glb, job, digest };
  };
  const wide = picture(name, FULL, shot);
  return tall ? [wide, picture(`${name}-tall`, TALL, tall)] : [wide];
}

export async function readSiteList(): Promise<SiteList> {
  return existsSync(LIST) ? (JSON.parse(await readFile(LIST, 'utf8')) as SiteList) : {};
}

/** Renders the pictures of sites that are missing or have changed, one at a time, and removes those that no site has. */
export async function renderSites(
  sites: readonly Site[],
  report: (line: string) => void,
): Promise<void> {
  const pictures = sites.flatMap(picturesOfSite);
  const list = new Map(Object.entries(await readSiteList()));
  for (const picture of pictures.filter(({ name, digest }) => list.get(name)?.digest !== digest)) {
    await keep(picture);
    const [width, height] = picture.size;
    list.set(picture.name, { digest: picture.digest, width, height });
    await writeList(list);
    report(`site/${picture.name}`);
  }
  const wanted = new Set(pictures.map(({ name }) => name));
  for (const name of [...list.keys()].filter((one) => !wanted.has(one))) {
    await rm(fileOf(name), { force: true });
    list.delete(name);
  }
  await writeList(list);
}

async function writeList(list: ReadonlyMap<string, SiteList[string]>): Promise<void> {
  const sorted = [...list].sort(([a], [b]) => (a < b ? -1 : 1));
  await mkdir(FOLDER, { recursive: true });
  await writeFile(LIST, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

const fileOf = (name: string) => join(FOLDER, `${name}.avif`);

async function keep({ name, glb, job }: SitePicture): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'solar-site-'));
  try {
    const [model, jobFile, png] = ['site.glb', 'job.json', 'picture.png'].map((file) =>
      join(folder, file),
    ) as [string, string, string];
    await writeFile(model, glb);
    await writeFile(jobFile, JSON.stringify({ ...job, model, file: png }));
    await blender(SCRIPT, jobFile);
    await mkdir(FOLDER, { recursive: true });
    await sharp(png).removeAlpha().avif({ quality: 66, effort: 5 }).toFile(fileOf(name));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
