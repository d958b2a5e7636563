import type { ContentEntry } from '@solar/contracts/admin/content-http';
import { brochureContent } from '../src/brochure/brochure-content';
import { brochurePdf } from '../src/brochure/brochure-pdf';
import { DEFAULT_SETTINGS } from '../src/settings/default-settings';
import { publicSettings, shownSettings } from '../src/settings/shown-settings';

const entry = (title: string, fields: Record<string, unknown> = {}): ContentEntry => ({
  ...{ id: title, kind: 'projects', slug: 'roof', body: { en: '', fr: '' }, image: null },
  title: { en: title, fr: `${title} (fr)` },
  excerpt: { en: 'A roof. '.repeat(40), fr: '' },
  ...{ metaTitle: { en: '', fr: '' }, metaDescription: { en: '', fr: '' } },
  ...{ featured: false, order: 0, fields, updatedAt: '2026-11-01T00:00:00.000Z' },
});
const figures = { location: 'Al Ain', capacityKwp: 1980, annualProductionKwh: 3_267_400 };
const source = {
  settings: publicSettings(shownSettings(DEFAULT_SETTINGS, 1)),
  services: [],
  projects: [entry('School roofs', figures)],
  now: new Date('2026-11-20T12:00:00Z'),
};

it('says what is published, with the figures in the language of the reader', () => {
  const brochure = brochureContent(source, 'fr');
  expect(brochure.sections.map(({ title }) => title)).toEqual([
    'Quelques réalisations',
    'Agréments',
    'Bureaux',
  ]);
  const [project] = brochure.sections[0]?.parts ?? [];
  expect(project?.title).toBe('School roofs (fr)');
  expect(project?.facts?.replace(/\s/g, ' ')).toBe('Al Ain · 1 980 kWc · 3 267 MWh par an');
  expect(brochure.asOf).toBe('Au 20 novembre 2026');
});

it('goes on to further pages', async () => {
  const pages = async (count: number) => {
    const projects = Array.from({ length: count }, (_, n) => entry(`Roof ${n}`, figures));
    const pdf = await brochurePdf(brochureContent({ ...source, projects }, 'en'));
    return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;
  };
  expect(await pages(1)).toBe(1);
  expect(await pages(14)).toBeGreaterThan(1);
});
