import type { Conditions } from './conditions';
import type { Part } from './part';
import { Datasheets, evaluate } from './rule';
import {
  mostStrings,
  PANEL_INVERTER,
  stringLengths,
  stringsByTracker,
} from './rules/panel-inverter';
import { verdictOf } from './outcome';

/** What can be connected: lengths of a string and how many each tracker takes. */
export type StringOffer = {
  minModules: number;
  maxModules: number;
  stringsByTracker: readonly number[];
  /** All trackers together; fewer than their sum where the inverter has fewer connectors. */
  maxStrings: number;
};

/** The strings that a panel and an inverter allow; null when they do not fit or a figure is not published. */
export function stringOffer(
  panel: Part,
  inverter: Part,
  conditions: Conditions,
): StringOffer | null {
  const pair = { a: panel, b: inverter, conditions };
  const verdict = verdictOf(evaluate(PANEL_INVERTER, pair));
  if (verdict === 'does-not-fit' || verdict === 'unknown') return null;
  const read = new Datasheets();
  const { minModules, maxModules } = stringLengths(pair, read);
  return {
    minModules,
    maxModules,
    stringsByTracker: stringsByTracker(panel, inverter, read).map(({ strings }) => strings),
    maxStrings: mostStrings(panel, inverter, read),
  };
}
