import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { RENDERS } from '../src/renders';
import { picturesOfSite, readSiteList } from '../src/site-renders';
import { placeTable, ROOF_PANEL } from '../src/sites/panels';
import { SiteModel } from '../src/sites/site-model';
import { SITES } from '../src/sites/sites';
import { noise } from '../src/sites/terrain';

const DEMO = resolve(__dirname, '../../../services/admin/demo');

/** The names of all pictures that the demo's pages, projects and articles show. */
async function shownNames(): Promise<string[]> {
  const files = ['pages', 'projects', 'blog-posts', 'services', 'gallery'];
  return [...new Set((await Promise.all(files.map(imagesOf))).flat())];
}

async function imagesOf(file: string): Promise<string[]> {
  const text = await readFile(join(DEMO, `${file}.json`), 'utf8');
  return [...text.matchAll(/"image": ?"([a-z-]+)"/g)].map(([, name]) => name ?? '');
}

describe('sites', () => {
  it('are those that the demo shows', async () => {
    const names = await shownNames();
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !SITES.some((site) => site.name === name))).toEqual([]);
  });

  it('show each service and each project as nothing else is shown', async () => {
    const names = [...(await imagesOf('services')), ...(await imagesOf('projects'))];
    expect(names.length).toBeGreaterThan(15);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it.each(SITES.map((site) => [site.name, site] as const))(
    '%s is built the same every time, and its picture is of that',
    async (_name, site) => {
      const list = await readSiteList();
      for (const { name, digest } of picturesOfSite(site)) {
        expect([name, list[name]?.digest]).toEqual([name, digest]);
        expect(existsSync(join(RENDERS, `site/${name}.avif`))).toBe(true);
      }
    },
  );
});

describe('tables of modules', () => {
  it('stand with their lower edge at the clearance, however they are turned', () => {
    const table = fc.record({
      columns: fc.integer({ min: 1, max: 6 }),
      rows: fc.integer({ min: 1, max: 3 }),
      tilt: fc.integer({ min: 3, max: 60 }),
      clearance: fc.integer({ min: 1, max: 20 }).map((tenths) => tenths / 10),
      yaw: fc.integer({ min: -180, max: 180 }),
    });
    fc.assert(
      fc.property(table, ({ yaw, ...figures }) => {
        const site = new SiteModel();
        placeTable(site, [3, 0, -7], { panel: ROOF_PANEL, ...figures }, yaw);
        const panels = site.placed.filter(({ model }) => model === ROOF_PANEL.model);
        expect(panels).toHaveLength(figures.columns * figures.rows);
        const heights = panels.map(({ matrix }) => matrix?.[13] ?? 0);
        expect(Math.min(...heights)).toBeCloseTo(figures.clearance, 6);
      }),
    );
  });
});

describe('noise', () => {
  it('is smooth, between -1 and 1, and the same each time', () => {
    const place = fc.double({ min: -500, max: 500, noNaN: true });
    fc.assert(
      fc.property(place, place, (x, z) => {
        expect(Math.abs(noise(x, z))).toBeLessThanOrEqual(1);
        expect(noise(x, z)).toBe(noise(x, z));
        expect(Math.abs(noise(x + 1e-4, z) - noise(x, z))).toBeLessThan(1e-2);
      }),
    );
  });
});
