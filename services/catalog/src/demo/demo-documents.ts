import {
  demoId,
  demoProductId,
  demoProductSlug,
  demoUserId,
  demoGroupId,
} from '@solar/contracts/common/demo-ids';
import { productModelUrl } from '@solar/contracts/catalog/product-images';
import { money } from '@solar/contracts/common/money';
import type { NewProduct } from '../product/product.repository';
import type { NewPriceList } from '../price-list/price-list.repository';
import { demoApprovals } from './demo-approvals';
import { demoAttributesOf, demoPowerW, numberOf, type DemoProduct } from './demo-catalogue';
import { demoComputedValues } from './demo-computed-values';
import { DEMO_CURRENCY, demoBasePrice, demoCost, demoSalePrice, demoTiers } from './demo-prices';
import { ratingOf } from '../review/review.service';
import type { DemoReview } from './demo-reviews';
import { demoTextsOf } from './demo-texts';

const LABELS: Record<string, NewProduct['labels']> = {
  'LR7-54HVH-480M': ['new', 'recommended'],
  'JKM580N-72HL4-BDV': ['bestseller'],
  'TSM-700NEG21C.20': ['new'],
  'JKM450N-54HL4R-V': ['bestseller'],
  'SUN2000-10KTL-M1': ['bestseller', 'recommended'],
  'SUN2000-8K-MAP0': ['new'],
  SH15T: ['new', 'recommended'],
  'LUNA2000-10-S0': ['bestseller'],
  'HVM 11.0': ['recommended'],
  'POWERWALL-3': ['new'],
  'SMARTSOLAR-250-100-TR': ['recommended'],
  'PLP1-22': ['bestseller'],
};

const FEATURED = new Set([
  'LR7-54HVH-480M',
  'JKM580N-72HL4-BDV',
  'SUN2000-10KTL-M1',
  'SH15T',
  'LUNA2000-10-S0',
  'HVM 11.0',
  'PLP1-22',
  'SMARTSOLAR-250-100-TR',
]);

export function demoCategoryId(slug: string): string {
  return demoId('cat', slug);
}

export function demoBrandId(name: string): string {
  return demoId('brd', name);
}

function moneyOrNull(amount: number | null) {
  return amount === null ? null : money(amount, DEMO_CURRENCY);
}

export function demoProductDocument(
  product: DemoProduct,
  reviews: readonly DemoReview[],
): NewProduct {
  const id = demoProductId(product.sku);
  const slug = demoProductSlug(product.brand, product.name);
  const kilograms = numberOf(product, 'weight_kg');
  const approved = reviews.filter((one) => one.productId === id && one.status === 'approved');
  const base = demoBasePrice(product);
  const rating = ratingOf(approved.map((review) => ({ rating: review.rating, count: 1 })));
  return {
    _id: id,
    sku: product.sku,
    slug,
    formerSlugs: [],
    name: product.name,
    categoryId: demoCategoryId(product.category),
    brandId: demoBrandId(product.brand),
    ...demoTextsOf(product),
    base: moneyOrNull(base),
    ...(base === null ? {} : { tiers: demoTiers(product, base) }),
    sale: moneyOrNull(demoSalePrice(product)),
    cost: moneyOrNull(demoCost(product)),
    powerW: demoPowerW(product),
    labels: LABELS[product.sku] ?? [],
    weightGrams: kilograms === null ? null : Math.round(kilograms * 1000),
    featured: FEATURED.has(product.sku),
    active: true,
    demo: true,
    imageSlug: slug,
    attributes: [...demoAttributesOf(product), ...demoComputedValues(product)],
    approvals: demoApprovals(product.sku),
    downloads: [
      {
        kind: 'model',
        title: {
          en: 'Model for planning software (GLB)',
          fr: 'Modèle pour logiciel de planification (GLB)',
        },
        url: productModelUrl(slug),
        sizeBytes: null,
      },
    ],
    rating,
  };
}

type DemoPriceList = NewPriceList & { createdAt: Date };

const DAY_MS = 86_400_000;

/** One list in each state: the demo customer's own, the installers', one that waits and one refused. */
export function demoPriceLists(products: readonly DemoProduct[]): DemoPriceList[] {
  const inCategory = (category: string, percent: number) =>
    products.flatMap((product) => {
      const base = product.category === category ? demoBasePrice(product) : null;
      if (base === null) return [];
      const price = money(Math.round((base * (100 - percent)) / 100), DEMO_CURRENCY);
      const tiers = demoTiers(product, price.amount);
      return [{ productId: demoProductId(product.sku), price, tiers }];
    });
  const admin = demoUserId('admin');
  const approvedAt = new Date();
  const createdAt = new Date(approvedAt.getTime() - DAY_MS);
  const list = (name: string, fields: Partial<NewPriceList>): DemoPriceList => ({
    _id: demoId('plt', name),
    name,
    description: '',
    customerId: null,
    groupId: null,
    status: 'pending',
    items: [],
    createdBy: admin,
    approverId: null,
    approvedAt: null,
    rejectionReason: null,
    createdAt,
    ...fields,
  });
  const approved = { status: 'approved', approverId: admin, approvedAt } as const;
  return [
    list('Project prices 2026', {
      ...approved,
      description: 'Agreed for the customer’s projects of 2026.',
      customerId: demoUserId('customer'),
      items: inCategory('solar-panels', 9),
    }),
    list('Installers, inverters', {
      ...approved,
      description: 'Inverter prices of the installers’ group.',
      groupId: demoGroupId('Installers'),
      items: inCategory('inverters', 8),
    }),
    list('Storage promotion', {
      description: 'Waits for approval.',
      customerId: demoUserId('customer'),
      items: inCategory('storage-batteries', 5),
    }),
    list('Cables, autumn', {
      status: 'rejected',
      customerId: demoUserId('customer'),
      approverId: admin,
      rejectionReason: 'The copper price has moved; please calculate again.',
      items: inCategory('solar-cables', 25),
    }),
  ];
}
