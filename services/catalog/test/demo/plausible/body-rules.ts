import { numberOf, textOf, type DemoProduct } from '../../../src/demo/demo-catalogue';
import { within, type Range, type Rule } from './rule';

const SIDES_MM: Readonly<Record<string, Range>> = {
  inverters: [25, 1200],
  'storage-batteries': [100, 2300],
  'charge-controllers': [40, 400],
  'ev-chargers': [60, 500],
  'energy-management': [30, 400],
};

const KILOGRAMS: Readonly<Record<string, Range>> = {
  'solar-panels': [15, 45],
  inverters: [0.8, 120],
  'storage-batteries': [20, 350],
  'charge-controllers': [0.3, 10],
  'ev-chargers': [0.8, 15],
  'energy-management': [0.1, 5],
};

function sidesOf(product: DemoProduct): number[] | null {
  return textOf(product, 'dims_mm')?.split('x').map(Number) ?? null;
}

export const BODIES: readonly Rule[] = [
  {
    name: 'three sides in the range of the category',
    holds: (product) => {
      const sides = sidesOf(product);
      const range = SIDES_MM[product.category];
      if (sides === null) return null;
      return range !== undefined && sides.length === 3 && sides.every((mm) => within(mm, range));
    },
  },
  {
    name: 'weight in the range of the category',
    holds: (product) => {
      const [weight, range] = [numberOf(product, 'weight_kg'), KILOGRAMS[product.category]];
      return weight === null ? null : range !== undefined && within(weight, range);
    },
  },
  {
    name: 'weight by volume',
    holds: (product) => {
      const [sides, weight] = [sidesOf(product), numberOf(product, 'weight_kg')];
      if (sides === null || weight === null) return null;
      const litres = sides.reduce((product, mm) => product * mm, 1) / 1_000_000;
      return within(weight / litres, [0.2, 2]);
    },
  },
  {
    name: 'ambient temperatures',
    holds: (product) => {
      const [from, to] = [numberOf(product, 'ambient_min_c'), numberOf(product, 'ambient_max_c')];
      if (from !== null && !within(from, [-45, 5])) return false;
      return to === null ? null : within(to, [40, 85]);
    },
  },
  {
    name: 'degrees of protection as IEC 60529 writes them',
    holds: (product) => {
      const degrees = textOf(product, 'ip_rating');
      if (degrees === null) return null;
      return degrees.split('/').every((one) => /^IP[0-6][0-9]( \(.+\))?$/.test(one));
    },
  },
  {
    name: 'derating begins below the warmest ambient',
    holds: (product) => {
      const [from, to] = [numberOf(product, 'derating_from_c'), numberOf(product, 'ambient_max_c')];
      return from === null || to === null ? null : within(from, [30, to]);
    },
  },
  {
    name: 'the power is guaranteed for as long as the product',
    holds: (product) => {
      const years = numberOf(product, 'warranty_product_years');
      const power = numberOf(product, 'warranty_power_years');
      return years === null || power === null ? null : within(years, [5, power]);
    },
  },
  {
    name: 'years of warranty',
    holds: (product) => {
      const years = numberOf(product, 'warranty_years');
      return years === null ? null : within(years, [1, 30]);
    },
  },
];
