import type { Conditions } from './conditions';
import type { Inputs } from './string-layout';
import { stringOffer, type StringOffer } from './string-offer';
import type { SystemLine } from './system';

/** What the inverters of one line offer to a panel; the strings are those of each. */
export type InverterOffer = StringOffer & { partId: string; quantity: number };

/** The offers of the inverters that take the panel. */
export function offersOf(
  panel: SystemLine,
  inverters: readonly SystemLine[],
  conditions: Conditions,
): InverterOffer[] {
  return inverters.flatMap(({ part, quantity }) => {
    const offer = stringOffer(panel.part, part, conditions);
    return offer && offer.maxStrings > 0 ? [{ ...offer, partId: part.id, quantity }] : [];
  });
}

/** All inverters' inputs as one; the window is empty when no length suits all of them. */
export function inputsOf(offers: readonly InverterOffer[]): Inputs {
  return {
    minModules: Math.max(...offers.map((one) => one.minModules)),
    maxModules: Math.min(...offers.map((one) => one.maxModules)),
    groups: offers.flatMap(({ stringsByTracker, quantity }) =>
      stringsByTracker.map((strings) => ({ trackers: quantity, strings })),
    ),
    maxStrings: offers.reduce((sum, one) => sum + one.maxStrings * one.quantity, 0),
    inverters: offers.reduce((sum, one) => sum + one.quantity, 0),
  };
}
