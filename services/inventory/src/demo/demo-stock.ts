import { createHash } from 'node:crypto';

/** A product of the demo catalogue, as far as the warehouse cares. */
export interface DemoProduct {
  sku: string;
  brand: string;
  name: string;
  category: string;
}

/** Zones of each demo warehouse with the categories that they take and the number of their bins. */
export const DEMO_ZONES = [
  {
    code: 'A',
    name: 'Pallet racks',
    categories: ['solar-panels', 'mounting-systems'],
    bins: { DXB: 12, AUH: 8 },
    capacity: 2_000,
  },
  {
    code: 'B',
    name: 'Power electronics',
    categories: ['inverters', 'storage-batteries', 'charge-controllers', 'ev-chargers'],
    bins: { DXB: 10, AUH: 6 },
    capacity: 400,
  },
  {
    code: 'C',
    name: 'Small parts',
    categories: ['solar-cables', 'ac-dc-enclosures', 'energy-management', 'accessories'],
    bins: { DXB: 6, AUH: 4 },
    capacity: 5_000,
  },
] as const;

export const DEMO_WAREHOUSES = [
  {
    code: 'DXB',
    name: 'Dubai',
    description: 'Central warehouse, Jebel Ali',
    address: 'Plot S10812, Jebel Ali Free Zone South\nDubai, United Arab Emirates',
  },
  {
    code: 'AUH',
    name: 'Abu Dhabi',
    description: 'Regional warehouse, Mussafah',
    address: 'M-37, Musaffah Industrial Area\nAbu Dhabi, United Arab Emirates',
  },
] as const;
export type DemoWarehouseCode = (typeof DEMO_WAREHOUSES)[number]['code'];

export const DEMO_SUPPLIERS = [
  { code: 'SUN-TRADE', name: 'Sunline Module Trading', city: 'Dubai', country: 'AE' },
  { code: 'GULF-PWR', name: 'Gulf Power Electronics', city: 'Sharjah', country: 'AE' },
  { code: 'DELTA-BOS', name: 'Delta Balance of System', city: 'Abu Dhabi', country: 'AE' },
] as const;
export type DemoSupplierCode = (typeof DEMO_SUPPLIERS)[number]['code'];

/** Who delivers what a zone takes. */
export const SUPPLIER_OF_ZONE: Record<string, DemoSupplierCode> = {
  A: 'SUN-TRADE',
  B: 'GULF-PWR',
  C: 'DELTA-BOS',
};

/** How long ago the opening stock of each zone counts as delivered. */
export const DELIVERED_DAYS_AGO: Record<string, number> = {
  'DXB-A': 87.3,
  'DXB-B': 66.1,
  'DXB-C': 45.4,
  'AUH-A': 26.2,
  'AUH-B': 15.3,
  'AUH-C': 6.1,
};

/** Pieces in stock from, to, and the threshold below which stock counts as low. */
const RANGES: Record<string, { from: number; to: number; lowAt: number }> = {
  'solar-panels': { from: 180, to: 620, lowAt: 60 },
  'mounting-systems': { from: 120, to: 400, lowAt: 40 },
  'solar-cables': { from: 400, to: 1_500, lowAt: 150 },
  accessories: { from: 150, to: 600, lowAt: 50 },
};
const OTHER = { from: 24, to: 90, lowAt: 8 };

const DEFAULT_COST = 18_000;
/** Cost of a piece in cents, about. */
const COSTS: Record<string, { cost: number }> = {
  'solar-panels': { cost: 9_500 },
  'mounting-systems': { cost: 3_200 },
  'solar-cables': { cost: 140 },
  accessories: { cost: 900 },
  inverters: { cost: 78_000 },
  'storage-batteries': { cost: 165_000 },
};

/** A number between 0 and 1 that depends on the text only, so that demo data is the same everywhere. */
function share(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) / 0xffffffff;
}

export function rangeOf(category: string): { from: number; to: number; lowAt: number } {
  return RANGES[category] ?? OTHER;
}

/** What a piece costs from its supplier, in US dollars: by category, and a little different for each product. */
export function demoUnitCost({ sku, category }: DemoProduct): number {
  const { cost = DEFAULT_COST } = COSTS[category] ?? {};
  return Math.round(cost * (0.8 + 0.4 * share(sku)));
}

/** Zone that takes a category. */
export function zoneOf(category: string): (typeof DEMO_ZONES)[number] {
  const zone = DEMO_ZONES.find((one) => (one.categories as readonly string[]).includes(category));
  if (!zone) throw new Error(`No demo zone takes ${category}`);
  return zone;
}

/** Bin codes of a zone, such as `DXB-A-03`. */
export function binCodes(warehouse: DemoWarehouseCode, zone: (typeof DEMO_ZONES)[number]) {
  return Array.from(
    { length: zone.bins[warehouse] },
    (_, index) => `${warehouse}-${zone.code}-${String(index + 1).padStart(2, '0')}`,
  );
}

/** Pieces of a product in a warehouse: mostly plenty, of every twelfth little, of every twentieth none. */
export function demoQuantity(
  product: DemoProduct,
  index: number,
  warehouse: DemoWarehouseCode,
): number {
  if (index % 20 === 13) return 0;
  const { from, to, lowAt } = rangeOf(product.category);
  if (index % 12 === 7) return Math.floor(lowAt / 3);
  const part = warehouse === 'DXB' ? 0.65 : 0.35;
  return Math.round((from + (to - from) * share(product.sku)) * part);
}

/** Purchase orders of the demo that are on their way: the zone whose products they bring, where to, and in how many days. */
export const DEMO_DELIVERIES = [
  { zone: 'A', warehouse: 'DXB', inDays: 12 },
  { zone: 'B', warehouse: 'AUH', inDays: 26 },
] as const satisfies readonly { zone: string; warehouse: DemoWarehouseCode; inDays: number }[];

/** What a demo purchase order brings: of the products of its zone those of which little or nothing is left, and the first ones. */
export function demoDelivery(
  products: readonly DemoProduct[],
  zone: string,
): { product: DemoProduct; quantity: number }[] {
  const FIRST = 3;
  const ofZone = [...products.entries()].filter(
    ([, { category }]) => zoneOf(category).code === zone,
  );
  return ofZone
    .filter(([index], at) => at < FIRST || index % 20 === 13 || index % 12 === 7)
    .map(([, product]) => ({ product, quantity: rangeOf(product.category).lowAt * 6 }));
}

/** The bin of a product in a warehouse. */
export function demoBin(product: DemoProduct, index: number, warehouse: DemoWarehouseCode): string {
  const codes = binCodes(warehouse, zoneOf(product.category));
  const code = codes[index % codes.length];
  if (code === undefined) throw new Error(`Zone of ${product.category} has no bins`);
  return code;
}
