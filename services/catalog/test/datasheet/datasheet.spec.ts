import { resolve } from 'node:path';
import type { Language } from '@solar/contracts/common/localized';
import { datasheetContent, type Datasheet } from '../../src/datasheet/datasheet-content';
import { datasheetDocument } from '../../src/datasheet/datasheet-document';
import { sidesOf } from '../../src/datasheet/sides';
import { DEMO_ATTRIBUTES } from '../../src/demo/demo-attributes';
import { readDemoProducts, type DemoProduct } from '../../src/demo/demo-catalogue';
import { demoCategoryValues } from '../../src/demo/demo-category-values';
import { demoProductDocument } from '../../src/demo/demo-documents';
import { demoRequirements } from '../../src/demo/demo-required-attributes';
import type { AttributeRecord, ProductRecord } from '../../src/index/catalogue-records';
import { attributeGroupsOf } from '../../src/storefront/attribute-view';

const DEFINITIONS = new Map<string, AttributeRecord>(
  DEMO_ATTRIBUTES.map((attribute, position) => [
    attribute.code,
    { ...attribute, _id: attribute.code, position, required: false, version: 0 },
  ]),
);

let products: DemoProduct[];

beforeAll(async () => {
  products = await readDemoProducts(resolve(__dirname, '../../demo/catalogue.json'));
});

function recordOf(product: DemoProduct): ProductRecord {
  const at = new Date('2026-03-07T10:00:00Z');
  return { ...demoProductDocument(product, []), version: 0, createdAt: at, updatedAt: at };
}

function contentOf(
  product: DemoProduct,
  language: Language,
  fields: Partial<ProductRecord> = {},
): Datasheet {
  const record = { ...recordOf(product), ...fields };
  const groups = attributeGroupsOf(record, DEFINITIONS, {
    required: demoRequirements(product.category),
    given: demoCategoryValues(product.category),
  });
  const category = { en: product.category, fr: product.category };
  return datasheetContent(
    { record, brand: product.brand, category, groups, siteName: 'Alsa Solar' },
    language,
  );
}

function find(sku: string): DemoProduct {
  const product = products.find((one) => one.sku === sku);
  if (!product) throw new Error(`No product ${sku}`);
  return product;
}

const rows = (content: Datasheet) => content.groups.flatMap((group) => group.rows);
const valueOf = (content: Datasheet, label: string) =>
  rows(content).find((row) => row.label === label)?.value;

it('shows each figure with its unit, how well it is known, and what nobody has published', () => {
  const panel = find('JKM450N-54HL4R-V');
  const english = contentOf(panel, 'en');
  expect(valueOf(english, 'Voltage at maximum power (Vmp)')).toBe('33.21 V');
  expect(valueOf(english, 'Module efficiency')).toBe('22.5 % ¹');
  expect(valueOf(english, 'Fire class')).toBe('not published');
  const french = contentOf(panel, 'fr');
  expect(valueOf(french, 'Tension à puissance maximale (Vmp)')).toBe('33,21 V');
  expect(valueOf(french, 'Classe de réaction au feu')).toBe('non publié');
  expect(valueOf(french, 'Puissance crête')).toBe('450 Wc');
  expect(valueOf(french, 'Technologie des cellules')).toBe('TOPCon de type n');
  expect(valueOf(contentOf(find('SUN2000-5KTL-L1'), 'en'), 'Rated AC power')).toBe('5 kW ²');
});

it('writes sides and coefficients as the language does', () => {
  const inverter = find('SUN2000-10KTL-M1');
  expect(valueOf(contentOf(inverter, 'fr'), 'Dimensions (L × H × P)')).toBe(
    '525 × 470 × 146,5 mm ²',
  );
  // A code is no number, though it looks like one.
  expect(valueOf(contentOf(find('LUNA2000-10-S0'), 'fr'), 'Code SH')).toBe(
    '8507.60 · HS 2022 (WCO)',
  );
  expect(valueOf(contentOf(find('D-DOME-6-10'), 'fr'), 'Inclinaison')).toBe('10° ²');
  const attributes = [
    { code: 'dims_mm', value: '10 × 20 × 5' },
    { code: 'sandia_c0_per_w', value: -2.775901e-6 },
  ];
  const content = contentOf(inverter, 'fr', { attributes });
  expect(valueOf(content, 'Sandia C0')).toBe('\u22120,000002775901 1/W');
});

it('draws what the figures allow and nothing else', () => {
  const kinds = (sku: string) => contentOf(find(sku), 'en').charts.map(({ kind }) => kind);
  expect(kinds('JKM450N-54HL4R-V')).toEqual(['current', 'heat']);
  expect(kinds('SUN2000-5KTL-L1')).toEqual([]);
  expect(contentOf(find('SUN2000-5KTL-L1'), 'en').sides).toEqual({
    widthMm: 365,
    heightMm: 365,
    depthMm: 156,
  });
  expect(sidesOf([{ code: 'dims_mm', value: '10 × 38' }])).toBeNull();
  const sandia = {
    sandia_paco_w: 250,
    sandia_pdco_w: 259.588593,
    sandia_vdco_v: 40,
    sandia_pso_w: 2.089607,
    sandia_c0_per_w: -0.000041,
    sandia_c1_per_v: -0.000091,
    sandia_c2_per_v: 0.000494,
    sandia_c3_per_v: -0.013171,
    mppt_min_v: 30,
    mppt_max_v: 50,
  };
  const attributes = Object.entries(sandia).map(([code, value]) => ({ code, value }));
  const { charts } = contentOf(find('SUN2000-5KTL-L1'), 'en', { attributes });
  expect(charts.map(({ kind, curves }) => [kind, curves.map(({ at }) => at)])).toEqual([
    ['efficiency', [30, 40, 50]],
  ]);
});

it('draws the derating that a maker publishes, and says of the others that it is not published', async () => {
  const inverter = find('SG8.0RT');
  expect(valueOf(contentOf(inverter, 'en'), 'Derating from')).toBe('not published');
  expect(valueOf(contentOf(inverter, 'fr'), 'Réduction à partir de')).toBe('non publié');
  const withPoints = (value: string[]) =>
    contentOf(inverter, 'fr', { attributes: [{ code: 'derating_points', value }] });
  const published = withPoints(['60: 72,5', '45: 100']);
  expect(published.charts).toEqual([
    {
      kind: 'derating',
      curves: [
        {
          at: 45,
          points: [
            { x: 45, y: 100 },
            { x: 60, y: 72.5 },
          ],
        },
      ],
    },
  ]);
  expect((await datasheetDocument(published)).subarray(0, 5).toString()).toBe('%PDF-');
  expect(withPoints(['45: 100']).charts).toEqual([]);
  expect(withPoints(['45: 100', 'then less']).charts).toEqual([]);
});

it('knows front and depth of every product, in whatever order its maker lists them', () => {
  const sides = new Map(
    products.flatMap((product) => {
      const known = sidesOf(recordOf(product).attributes);
      return known ? [[product.sku, known] as const] : [];
    }),
  );
  const listed = products.filter(({ dims_mm: dims, length_mm: length }) => dims ?? length);
  expect([...sides.keys()]).toEqual(listed.map(({ sku }) => sku));
  // Deeper than high: they stand in a rack.
  const RACK = ['US3000C', 'US5000'];
  const deep = [...sides].filter(
    ([, { widthMm, heightMm, depthMm }]) => (depthMm ?? 0) > Math.min(widthMm, heightMm),
  );
  expect(deep.map(([sku]) => sku)).toEqual(RACK);
  const front = (sku: string) => [sides.get(sku)?.widthMm, sides.get(sku)?.heightMm];
  expect(front('LUNA2000-10-S0')).toEqual([670, 960]);
  expect(front('US5000')).toEqual([442, 161]);
  // Their makers list the height first.
  for (const sku of ['POWERWALL-2', 'POWERWALL-3', 'TAC-W22-T-0', 'SPF 5000 ES']) {
    const [width = 0, height = 0] = front(sku);
    expect([sku, height > width]).toEqual([sku, true]);
  }
  for (const sku of ['SCC110020160R', 'SCC115035210', 'SMARTSOLAR-250-100-TR']) {
    const [width = 0, height = 0] = front(sku);
    expect([sku, width > height]).toEqual([sku, true]);
  }
});

it('names certificates and approvals with their days', () => {
  const content = contentOf(find('SH15T'), 'en', {
    downloads: [
      {
        kind: 'certificate',
        title: { en: 'IEC 62109', fr: 'CEI 62109' },
        url: '/a.pdf',
        sizeBytes: null,
        validUntil: '2027-05-31',
      },
    ],
    approvals: [
      {
        ...{ authority: 'DEWA', reference: 'A-1', asOf: '2026-01-05', validUntil: null },
        source: 'List of January 2026',
      },
    ],
  });
  expect(content.documents).toEqual(['IEC 62109, valid until 31 May 2027']);
  expect(content.approvals).toEqual(['DEWA, A-1, as of 5 January 2026, List of January 2026']);
});

it('has no price in the datasheet of any product', () => {
  for (const product of products) {
    const { base, sale } = recordOf(product);
    for (const language of ['en', 'fr'] as const) {
      const text = JSON.stringify(contentOf(product, language));
      expect([product.sku, /USD|"amount"|"base"|"sale"|undefined|NaN/.test(text)]).toEqual([
        product.sku,
        false,
      ]);
      // Prices of one to four digits are figures of a datasheet too.
      for (const money of [base, sale]) {
        if (!money || money.amount < 10_000) continue;
        expect([product.sku, text.includes(String(money.amount))]).toEqual([product.sku, false]);
      }
    }
  }
});

it.each([
  ['JKM450N-54HL4R-V', 'en', 2],
  ['SUN2000-10KTL-M1', 'fr', 2],
  ['LUNA2000-10-S0', 'fr', 1],
  ['SINGLERAIL-36', 'en', 1],
] as const)(
  'makes a PDF of %s in %s, with no page of its drawing alone',
  async (sku, language, pages) => {
    const pdf = (await datasheetDocument(contentOf(find(sku), language))).toString('latin1');
    expect(pdf.slice(0, 5)).toBe('%PDF-');
    expect(pdf).toContain(`/Lang (${language})`);
    expect([...pdf.matchAll(/\/Type \/Page\b/g)].length).toBe(pages);
  },
);
