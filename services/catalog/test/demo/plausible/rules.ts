import type { DemoProduct } from '../../../src/demo/demo-catalogue';
import { BODIES } from './body-rules';
import { INVERTERS } from './inverter-rules';
import { BATTERIES, OTHERS } from './other-rules';
import { PANELS } from './panel-rules';
import type { Rule } from './rule';

export const RULES: readonly Rule[] = [...PANELS, ...INVERTERS, ...BATTERIES, ...OTHERS, ...BODIES];

/** The rules that the figures of a product break. */
export function brokenRules(product: DemoProduct): string[] {
  return RULES.filter(
    ({ category, holds }) =>
      (category === undefined || category === product.category) && holds(product) === false,
  ).map(({ name }) => name);
}
