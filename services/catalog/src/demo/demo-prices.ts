import { money } from '@solar/contracts/common/money';
import type { PriceTier } from '@solar/contracts/common/price-tiers';
import { numberOf, textOf, type DemoProduct } from './demo-catalogue';

export const DEMO_CURRENCY = 'USD';

/** Invented: sensible orders of magnitude for a demo, nobody's real price. US cents. */
const FIXED: Record<string, number> = {
  SCC110020160R: 11_900,
  SCC110050210: 21_500,
  SCC115035210: 24_900,
  'SMARTSOLAR-250-100-TR': 78_500,
  'TAC-W22-T-0': 89_000,
  'AC011E-01': 62_000,
  'PLP1-22': 76_500,
  'H1Z2Z2-K-1X4': 85,
  'H1Z2Z2-K-1X6': 115,
  'H1Z2Z2-K-1X10': 195,
  'MC4-EVO2-4-6': 320,
  'SOL-SC-1ST-0-DC-1MPPT-1001': 14_500,
  A9L40281: 12_800,
  'PV-15A10F': 480,
  'S-DOME-6-10': 3_800,
  'D-DOME-6-10': 3_400,
  'SINGLERAIL-36': 2_100,
  'SUN2000-450W-P2': 4_800,
  'TS4-A-O': 4_200,
  SmartLogger3000A01: 52_000,
  'EDMM-10': 69_000,
  'DTSU666-H-250A': 16_500,
  'SDongleA-05': 6_500,
  'IQ7A-72-M-INT': 14_500,
};

/** Sold on request only, so that the demo has a product without a price. */
const ON_REQUEST = new Set(['POWERWALL-3']);

/** Reductions in percent. */
const SALES: Record<string, number> = {
  'LR5-72HPH-550M': 12,
  'JAM72S30-550/MR': 10,
  'SB5.0-1AV-41': 8,
  SBR096: 6,
};

export function demoBasePrice(product: DemoProduct): number | null {
  if (ON_REQUEST.has(product.sku)) return null;
  return (
    FIXED[product.sku] ?? panelPrice(product) ?? inverterPrice(product) ?? batteryPrice(product)
  );
}

export function demoSalePrice(product: DemoProduct): number | null {
  const base = demoBasePrice(product);
  const percent = SALES[product.sku];
  if (base === null || percent === undefined) return null;
  return Math.round((base * (100 - percent)) / 100);
}

/** Part of the price, in percent, that the demo shop pays itself. */
const COST_PERCENT = 78;

export function demoCost(product: DemoProduct): number | null {
  const base = demoBasePrice(product);
  return base === null ? null : Math.round((base * COST_PERCENT) / 100);
}

/** Quantities from which a piece is cheaper, and by how many percent. */
function demoBreaks(product: DemoProduct): [from: number, percent: number][] {
  switch (product.category) {
    case 'solar-panels': {
      const packed: [number | null, number][] = [
        [10, 2],
        [numberOf(product, 'units_per_pallet'), 5],
        [numberOf(product, 'units_per_40hc'), 9],
      ];
      return packed.flatMap(([from, percent]) => (from === null ? [] : [[from, percent]]));
    }
    case 'solar-cables':
      return [
        [100, 4],
        [500, 9],
      ];
    case 'inverters':
      return [[5, 3]];
    default:
      return [];
  }
}

/** What a piece costs from a quantity on, where the price of one is `amount`. */
export function demoTiers(product: DemoProduct, amount: number): PriceTier[] {
  return demoBreaks(product).map(([from, percent]) => ({
    from,
    unit: money(Math.round((amount * (100 - percent)) / 100), DEMO_CURRENCY),
  }));
}

/** Cents a watt, by cell technology. */
function panelPrice(product: DemoProduct): number | null {
  const watts = numberOf(product, 'power_wp');
  if (watts === null) return null;
  const technology = textOf(product, 'cell_technology') ?? '';
  const perWatt = technology.includes('PERC') ? 20 : technology.includes('HPBC') ? 27 : 23.5;
  return Math.round(watts * (perWatt + (product['bifacial'] === true ? 1.5 : 0)));
}

/** Cents a kilowatt; large string inverters are cheap by the kilowatt, hybrids are not. */
function inverterPrice(product: DemoProduct): number | null {
  const kilowatts = numberOf(product, 'rated_ac_kw');
  if (kilowatts === null) return null;
  const hybrid = textOf(product, 'inverter_type') === 'hybrid';
  const rates = hybrid ? [20_000, 18_500, 17_000] : [13_000, 9_500, 5_600];
  const rate = rates[kilowatts < 8 ? 0 : kilowatts < 30 ? 1 : 2] ?? 0;
  return Math.round((kilowatts * rate) / 500) * 500;
}

/** Cents a usable kilowatt-hour. */
function batteryPrice(product: DemoProduct): number | null {
  const energy = numberOf(product, 'usable_energy_kwh');
  if (energy === null) return null;
  const rates: Record<string, number> = {
    'high-voltage': 33_000,
    'low-voltage': 25_000,
    'ac-coupled': 52_000,
  };
  const rate = rates[textOf(product, 'battery_class') ?? ''] ?? 30_000;
  return Math.round((energy * rate) / 500) * 500;
}
