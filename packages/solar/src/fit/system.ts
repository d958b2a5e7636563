import { numberOf, type Part } from './part';

/** A part and how many of it; of panels also how many stand in a string, where the designer says so. */
export type SystemLine = { part: Part; quantity: number; modulesPerString?: number };

/** A change of one line that mends what was found. */
export type Mend = {
  kind: 'modules-per-string' | 'quantity';
  partId: string;
  from: number;
  to: number;
};

/** Rated AC power in kW of all inverters together; NaN when one of them does not publish it. */
export function ratedAcKw(inverters: readonly SystemLine[]): number {
  return inverters.reduce(
    (sum, { part, quantity }) => sum + (numberOf(part, 'rated_ac_kw') ?? NaN) * quantity,
    0,
  );
}
