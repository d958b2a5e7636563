import { resolve } from 'node:path';
import { approvalSchema } from '@solar/contracts/catalog/product-data';
import type { AttributeDoc } from '../../src/attribute/attribute.schema';
import { CERTIFICATES } from '../../src/demo/demo-approvals';
import { DEMO_ATTRIBUTES } from '../../src/demo/demo-attributes';
import { readDemoProducts, type DemoProduct } from '../../src/demo/demo-catalogue';
import { demoComputedValues } from '../../src/demo/demo-computed-values';
import { demoCategoryValues } from '../../src/demo/demo-category-values';
import { demoPriceLists, demoProductDocument } from '../../src/demo/demo-documents';
import { DEMO_REQUIRED, DEMO_REQUIRED_WHEN } from '../../src/demo/demo-required-attributes';
import { demoReviews, readDemoReviews } from '../../src/demo/demo-reviews';
import { assertAttributes, assertConditions } from '../../src/attribute/attribute-values';

const definitions: AttributeDoc[] = DEMO_ATTRIBUTES.map((attribute, position) => ({
  ...attribute,
  _id: attribute.code,
  position,
  required: false,
  version: 0,
  createdAt: new Date(0),
  updatedAt: new Date(0),
}));

describe('demo catalogue', () => {
  let products: DemoProduct[];

  beforeAll(async () => {
    products = await readDemoProducts(resolve(__dirname, '../../demo/catalogue.json'));
  });

  it('has every figure of every datasheet as an attribute that fits its definition', () => {
    expect(products).toHaveLength(77);
    for (const product of products) {
      const { attributes } = demoProductDocument(product, []);
      const figures = Object.entries(product).flatMap(([field, value]) =>
        typeof value === 'object' && !Array.isArray(value)
          ? Object.keys(value).map((row) => `${field}_${row}`)
          : [field],
      );
      const identity = ['sku', 'category', 'brand', 'name'];
      const computed = new Set(demoComputedValues(product).map(({ code }) => code));
      const given = attributes.map(({ code }) => code).filter((code) => !computed.has(code));
      expect(given.sort()).toEqual(figures.filter((field) => !identity.includes(field)).sort());
      assertAttributes(attributes, definitions);
    }
  });

  it('shows certificates of products that it has, with number and the day on which they were read', () => {
    const approved = products.flatMap(
      (product) => demoProductDocument(product, []).approvals ?? [],
    );
    expect(approved).toHaveLength(Object.values(CERTIFICATES).flat().length);
    expect(approved.length).toBeGreaterThan(0);
    for (const approval of approved) {
      expect(approvalSchema.parse(approval).reference).toMatch(/\d/);
    }
  });

  it('names the source of every figure, how well it is known, and only attributes that there are', () => {
    const codes = new Set(definitions.map(({ code }) => code));
    for (const required of Object.values(DEMO_REQUIRED)) {
      expect(required.filter((code) => !codes.has(code))).toEqual([]);
    }
    for (const conditions of Object.values(DEMO_REQUIRED_WHEN)) {
      expect(() => assertConditions(conditions, definitions)).not.toThrow();
    }
    for (const product of products) {
      const { attributes } = demoProductDocument(product, []);
      const own = ['source', 'confidence', 'note', 'efficiency_basis'];
      for (const { code, source, confidence } of attributes) {
        const named = source !== undefined && confidence !== undefined;
        expect([product.sku, code, named]).toEqual([product.sku, code, !own.includes(code)]);
      }
      expect(DEMO_REQUIRED[product.category]).toBeDefined();
    }
  });

  it('computes what follows from the datasheet, naming the formula, and nothing that is published', () => {
    const of = (sku: string) => products.find((product) => product.sku === sku);
    const panel = of('JKM580N-72HL4-BDV');
    const inverter = of('SUN2000-10KTL-M1');
    if (!panel || !inverter) throw new Error('The demo lacks a product');
    const values = (product: DemoProduct) =>
      Object.fromEntries(demoComputedValues(product).map(({ code, value }) => [code, value]));
    expect(values(panel)).toEqual({
      power_per_area_w_m2: 224.5,
      nmot_power_w: 437,
      voc_cold_v: 55.13,
      pallet_net_kg: 1152,
      container_net_kg: 23040,
    });
    expect(values(inverter)).toEqual({ rated_ac_current_a: 14.4 });
    expect(values({ ...panel, nmot_power_w: 436 })).not.toHaveProperty('nmot_power_w');
    expect(values({ ...panel, voc_v: '' })).not.toHaveProperty('voc_cold_v');
  });

  it('gives the HS code by category where its products are of one kind', () => {
    for (const product of products) {
      const [given] = demoCategoryValues(product.category);
      expect(given && product['hs_code']).toBeUndefined();
      if (given) assertAttributes([given], definitions);
    }
    expect(demoCategoryValues('accessories')).toEqual([]);
  });

  it('has unique slugs and SKUs, and texts in both languages without gaps', () => {
    const documents = products.map((product) => demoProductDocument(product, []));
    expect(new Set(documents.map(({ slug }) => slug)).size).toBe(77);
    for (const { summary, description } of documents) {
      for (const text of [summary.en, summary.fr, description.en, description.fr]) {
        expect(text).not.toMatch(/undefined|null|NaN|\[object/);
        expect(text.length).toBeGreaterThan(10);
      }
    }
  });

  it('prices every product above zero but the one on request', () => {
    const documents = products.map((product) => demoProductDocument(product, []));
    expect(documents.filter(({ base }) => base === null).map(({ sku }) => sku)).toEqual([
      'POWERWALL-3',
    ]);
    for (const { base, sale } of documents) {
      if (base) expect(base.amount).toBeGreaterThan(0);
      if (sale) expect(sale.amount).toBeLessThan(base?.amount ?? 0);
    }
  });

  it('has reviews of its products, none twice: by person and product, by title or by text', async () => {
    const now = new Date('2026-11-29T10:00:00Z');
    const words = await readDemoReviews(resolve(__dirname, '../../demo/reviews.json'));
    const reviews = demoReviews(words, now);
    const skus = new Set(products.map(({ sku }) => sku));
    expect(words.filter(({ sku }) => !skus.has(sku))).toEqual([]);
    for (const key of [
      reviews.map((review) => review.productId + review.userId),
      reviews.map(({ title }) => title),
      reviews.map(({ text }) => text),
    ]) {
      expect(new Set(key).size).toBe(words.length);
    }
    expect(reviews.filter(({ createdAt }) => createdAt >= now)).toEqual([]);
    expect(new Set(reviews.map(({ status }) => status))).toEqual(new Set(['approved', 'pending']));
  });

  it('has a price list in each state', () => {
    const states = demoPriceLists(products).map(({ status }) => status);
    expect(new Set(states)).toEqual(new Set(['pending', 'approved', 'rejected']));
  });

  it('approves price lists after they were written', () => {
    const approved = demoPriceLists(products).filter(({ status }) => status === 'approved');
    expect(approved.length).toBeGreaterThan(0);
    for (const { createdAt, approvedAt } of approved) {
      expect(approvedAt?.getTime()).toBeGreaterThan(createdAt.getTime());
    }
  });
});
