import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_FIELDS, contentInputSchema } from '@solar/contracts/admin/content-http';
import { DEFAULT_RETURN_DAYS } from '@solar/contracts/admin/site-http';
import { demoProductSlug } from '@solar/contracts/common/demo-ids';
import {
  ASSUMPTIONS,
  estimateSavings,
} from '../../../shell/src/features/home/calculator/estimate-savings';

const ROOT = path.resolve(__dirname, '../../..');
const DEMO = path.join(ROOT, 'services/admin/demo');
const LANGUAGES = ['en', 'fr'] as const;
type Text = Record<(typeof LANGUAGES)[number], string>;

interface Entry {
  slug: string;
  title: Text;
  excerpt?: Text;
  body?: Text;
  image?: string;
  /** Services keep theirs beside the common ones. */
  fields?: Record<string, unknown>;
}

const readJson = <T>(file: string) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as T;
const demo = (kind: string) => readJson<Entry[]>(`services/admin/demo/${kind}.json`);

/** People, certificates and pictures have no long text, and of resources only forms and press releases. */
function bodyOf(kind: string, { slug, body }: Entry): Text {
  const folder = path.join(DEMO, 'bodies', kind);
  const mayHaveNone = kind === 'resources' && !existsSync(path.join(folder, `${slug}.en.html`));
  if (mayHaveNone || !existsSync(folder)) return body ?? { en: '', fr: '' };
  const read = (language: string) =>
    readFileSync(path.join(folder, `${slug}.${language}.html`), 'utf8');
  return body ?? { en: read('en'), fr: read('fr') };
}

const words = (html: string) => html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}]\S*/gu) ?? [];
const numbersOf = (html: string) =>
  html.replace(/[\u00a0\u202f]/g, ' ').replace(/(\d)[ ,](?=\d{3}\b)/g, '$1');

const catalogue = readJson<{ products: { brand: string; name: string }[] }>(
  'services/catalog/demo/catalogue.json',
);
const SLUGS = new Set(catalogue.products.map(({ brand, name }) => demoProductSlug(brand, name)));

/** Numbers that a text has as words. */
const SMALL = new Set(['2', '4', '5', '6', '10', '11']);

interface ProjectFigures {
  capacityKwp: number;
  annualProductionKwh: number;
  co2TonnesPerYear: number;
  monthlyKwh: number[];
  singleLine: { symbol: string; label: Text }[];
  products: string[];
}

describe('case studies', () => {
  const projects = demo('projects');

  it.each(projects.map((entry) => [entry.slug, entry] as const))('%s adds up', (_slug, entry) => {
    const fields = CONTENT_FIELDS.projects.parse(entry.fields) as ProjectFigures;
    const { capacityKwp, annualProductionKwh, co2TonnesPerYear, monthlyKwh, products } = fields;
    expect(monthlyKwh).toHaveLength(12);
    expect(monthlyKwh.reduce((sum, kwh) => sum + kwh, 0)).toBe(annualProductionKwh);
    const perKwp = annualProductionKwh / capacityKwp;
    expect(Math.abs(perKwp / ASSUMPTIONS.yieldPerKwp - 1)).toBeLessThan(0.1);
    // Where a generator is replaced, more is saved than with power from the grid.
    const ofTheGrid = (annualProductionKwh * ASSUMPTIONS.co2PerKwh) / 1000;
    expect(co2TonnesPerYear).toBeGreaterThanOrEqual(Math.floor(ofTheGrid));
    if (entry.fields?.system === 'on-grid') {
      expect(co2TonnesPerYear).toBeLessThanOrEqual(Math.ceil(ofTheGrid));
    }
    expect(products.length).toBeGreaterThan(0);
    for (const slug of products) expect(SLUGS).toContain(slug);
  });

  it.each(projects.map((entry) => [entry.slug, entry] as const))(
    '%s is drawn with the figures of its text',
    (_slug, entry) => {
      const { singleLine } = CONTENT_FIELDS.projects.parse(entry.fields) as ProjectFigures;
      expect(singleLine.map(({ symbol }) => symbol)).toEqual(
        expect.arrayContaining(['pv', 'inverter', 'bus']),
      );
      const body = bodyOf('projects', entry);
      for (const language of LANGUAGES) {
        const text = `${body[language]} ${String(entry.fields?.capacityKwp)}`;
        const said = new Set(numbersOf(text).match(/\d+(?:[.,]\d+)?/g));
        const drawn = singleLine.flatMap(
          ({ label }) => numbersOf(label[language]).match(/\d+(?:[.,]\d+)?/g) ?? [],
        );
        expect(drawn.filter((figure) => !said.has(figure) && !SMALL.has(figure))).toEqual([]);
      }
    },
  );
});

describe('articles', () => {
  const articles = demo('blog-posts');
  const article = (slug: string, language: (typeof LANGUAGES)[number]) =>
    numbersOf(bodyOf('blog-posts', { slug, title: { en: '', fr: '' } })[language]);

  it('are twelve at least', () => expect(articles.length).toBeGreaterThanOrEqual(12));

  it.each(LANGUAGES)('spread the yield of the calculator over the months (%s)', (language) => {
    const html = article('monitoring-that-finds-faults', language);
    const months = [...html.matchAll(/<td>(1\d\d)<\/td>/g)].map(([, kwh]) => Number(kwh));
    expect(months).toHaveLength(12);
    expect(months.reduce((sum, kwh) => sum + kwh, 0)).toBe(ASSUMPTIONS.yieldPerKwp);
  });

  it.each(LANGUAGES)('price the care of 500 kWp as the calculator does (%s)', (language) => {
    const html = article('what-an-om-contract-should-say', language);
    const { volumeCostPerKwp, careShare, yieldPerKwp, tariffPerKwh } = ASSUMPTIONS;
    const cost = 500 * volumeCostPerKwp;
    const kwh = 500 * yieldPerKwp;
    for (const figure of [cost, cost * careShare, kwh, kwh * tariffPerKwh]) {
      expect(html).toContain(String(Math.round(figure)));
    }
  });

  it.each(LANGUAGES)('size the villa of the inverter as the calculator does (%s)', (language) => {
    const html = article('choosing-an-inverter', language);
    const { kwp } = estimateSavings(1_500);
    expect(html).toContain(`${Math.round(kwp)} kW`);
    expect(html).toContain(`${Math.round(Math.round(kwp) * ASSUMPTIONS.yieldPerKwp)} kWh`);
  });

  it.each(articles.map((entry) => [entry.slug, entry] as const))('%s is whole', (_slug, entry) => {
    const body = bodyOf('blog-posts', entry);
    for (const language of LANGUAGES) {
      expect(words(body[language]).length).toBeGreaterThan(800);
      expect(body[language]).toMatch(/<h2>Sources<\/h2>/);
    }
    expect(body.fr).not.toBe(body.en);
  });
});

describe('questions and answers', () => {
  it('are forty at least, each answered in both languages', () => {
    const faqs = demo('faqs');
    expect(faqs.length).toBeGreaterThanOrEqual(40);
    for (const { body } of faqs)
      for (const language of LANGUAGES) expect(body?.[language]).toMatch(/^<p>.{20}/);
  });

  it('size a villa as the calculator does', () => {
    const entry = demo('faqs').find(({ slug }) => slug === 'how-many-panels');
    const { kwp, cost, paybackYears } = estimateSavings(1_500);
    for (const language of LANGUAGES) {
      const text = numbersOf(entry?.body?.[language] ?? '');
      expect(text).toContain(`${Math.round(kwp)} kW`);
      expect(text).toContain(String(Math.round(cost / 1000) * 1000));
      expect(text).toContain(paybackYears.toLocaleString(language, { maximumFractionDigits: 1 }));
    }
  });
});

describe('services', () => {
  it('say what is included, how it works, what the price depends on, the standards and answer questions', () => {
    for (const entry of demo('services')) {
      const body = bodyOf('services', entry);
      for (const language of LANGUAGES) {
        expect(body[language].match(/<h2>/g)).toHaveLength(5);
        expect(words(body[language]).length).toBeGreaterThan(130);
      }
    }
  });
});

describe('demo content', () => {
  const kinds = readdirSync(DEMO)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace('.json', ''))
    .filter((kind) => kind in CONTENT_FIELDS);

  it('links only to products that the demo catalogue has', () => {
    for (const kind of kinds) {
      for (const entry of demo(kind)) {
        const { en, fr } = bodyOf(kind, entry);
        for (const [, slug] of `${en}${fr}`.matchAll(
          /href="(?:\/api\/catalog)?\/products\/(?!category\/)([^"/]+)/g,
        )) {
          expect(SLUGS).toContain(slug);
        }
      }
    }
  });

  it('links only to articles, services and projects that it has', () => {
    for (const kind of kinds) {
      for (const entry of demo(kind)) {
        const { en, fr } = bodyOf(kind, entry);
        const listed = `href="${String(entry.fields?.['url'] ?? '')}"`;
        for (const [, place = '', slug] of `${en}${fr}${listed}`.matchAll(
          /href="\/(blog|services|projects)\/([^"/#?]+)"/g,
        )) {
          const target = demo(place === 'blog' ? 'blog-posts' : place);
          expect(target.map((other) => other.slug)).toContain(slug);
        }
      }
    }
  });

  it('is written in both languages and never says that it is a demonstration', () => {
    for (const kind of kinds) {
      for (const entry of demo(kind)) {
        const body = bodyOf(kind, entry);
        contentInputSchema.omit({ metaTitle: true, metaDescription: true, image: true }).parse({
          slug: entry.slug,
          title: entry.title,
          excerpt: entry.excerpt ?? { en: '', fr: '' },
          body,
          fields: entry.fields ?? {},
        });
        expect(entry.excerpt?.en.length ?? 0).toBeLessThanOrEqual(320);
        for (const language of LANGUAGES) {
          expect(entry.title[language]).not.toBe('');
          expect(body[language]).not.toMatch(/demonstration|démonstration|\(demo\)|lorem ipsum/i);
        }
      }
    }
  });
});

describe('returns', () => {
  it.each(['legal-returns', 'legal-terms'])('%s has the time limit of the shop', (slug) => {
    const body = bodyOf('pages', { slug, title: { en: '', fr: '' } });
    const days = (html: string, pattern: RegExp) => pattern.exec(html.replace(/\s+/g, ' '))?.[1];
    expect([
      days(body.en, /returned within (\d+) days/),
      days(body.fr, /retourn\S+ dans les (\d+) jours/),
    ]).toEqual([`${DEFAULT_RETURN_DAYS}`, `${DEFAULT_RETURN_DAYS}`]);
  });
});

describe('lists', () => {
  it.each(['services', 'projects', 'blog-posts'])('show no scene twice: %s', (kind) => {
    const images = demo(kind).map(({ image }) => image);
    expect(images.filter((image, index) => images.indexOf(image) !== index)).toEqual([]);
  });
});

describe('pages with figures', () => {
  type Figure = { value: Text };
  const pages = demo('pages').filter(
    ({ slug, fields }) => slug.startsWith('csr-') && fields?.['figures'],
  );
  const cases = pages.flatMap((page) =>
    LANGUAGES.map((language) => [page.slug, language, page] as const),
  );

  it('are all of the seven reports', () => expect(pages).toHaveLength(7));

  it.each(cases)('%s says its figures in its text too (%s)', (_slug, language, page) => {
    const text = numbersOf(`${page.excerpt?.[language]} ${bodyOf('pages', page)[language]}`);
    const figures = page.fields?.['figures'] as Figure[];
    const numbers = figures.flatMap(({ value }) =>
      [...numbersOf(value[language]).matchAll(/\d+(?:[.,]\d+)?/g)].map(([number]) => number),
    );
    // Small whole numbers are written as words.
    const large = numbers.filter((number) => /[.,]/.test(number) || Number(number) >= 20);
    expect(numbers.length).toBeGreaterThan(3);
    for (const number of large.filter((one) => one !== '30')) {
      expect(text).toMatch(new RegExp(`(?<![\\d.,])${number.replace('.', '\\.')}(?![\\d])`));
    }
  });
});

describe('what pages list', () => {
  it.each(['team', 'certificates', 'gallery', 'resources'] as const)(
    '%s is accepted as it is',
    (kind) => {
      const entries = demo(kind);
      expect(entries.length).toBeGreaterThan(5);
      for (const { fields } of entries)
        expect(CONTENT_FIELDS[kind].parse(fields)).toMatchObject(fields ?? {});
    },
  );

  it('names products of the catalogue in the gallery', () => {
    const products = demo('gallery').flatMap(
      ({ fields }) => /^\/products\/(.+)$/.exec(String(fields?.['url']))?.slice(1) ?? [],
    );
    expect(products.length).toBeGreaterThan(2);
    for (const slug of products) expect(SLUGS).toContain(slug);
  });
});
