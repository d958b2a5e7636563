import { numberOf, type DemoProduct } from '../../../src/demo/demo-catalogue';

/** What has to hold between the figures of a product; it says nothing of figures that are not known. */
export type Rule = {
  name: string;
  category?: string;
  /** False where the figures cannot be of one real product; null where one of them is not known. */
  holds: (product: DemoProduct) => boolean | null;
};

export type Range = readonly [from: number, to: number];

export const within = (value: number, [from, to]: Range) => value >= from && value <= to;
export const close = (value: number, to: number, share: number) =>
  Math.abs(value / to - 1) <= share;

/** Volts by which a current is multiplied, by the phases of a device. */
export const VOLTS = { single: 230, three: 400 * Math.sqrt(3) };

/** A rule over figures that all have to be known. */
export function over<const Fields extends readonly string[]>(
  category: string,
  name: string,
  fields: Fields,
  holds: (...values: { [Index in keyof Fields]: number }) => boolean,
): Rule {
  return {
    name,
    category,
    holds: (product) => {
      const values = fields.map((field) => numberOf(product, field));
      if (values.some((value) => value === null)) return null;
      return holds(...(values as { [Index in keyof Fields]: number }));
    },
  };
}

export const inRange = (category: string, field: string, range: Range) =>
  over(category, `${field} from ${range.join(' to ')}`, [field], (value) => within(value, range));
