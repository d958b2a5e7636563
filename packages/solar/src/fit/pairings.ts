import type { PartKind } from './part';
import type { Rule } from './rule';
import { CABLE_CONNECTOR, INVERTER_CABLE, PANEL_CABLE } from './rules/cable';
import { INVERTER_DATA_LOGGER, INVERTER_DONGLE, INVERTER_METER } from './rules/communication';
import { CONTROLLER_BATTERY, INVERTER_BATTERY } from './rules/inverter-battery';
import { PANEL_MOUNTING } from './rules/mounting';
import { PANEL_OPTIMIZER } from './rules/optimizer';
import { PANEL_CHARGE_CONTROLLER } from './rules/panel-charge-controller';
import { PANEL_INVERTER } from './rules/panel-inverter';
import { PANEL_MICROINVERTER } from './rules/panel-microinverter';
import {
  INVERTER_PROTECTION,
  INVERTER_STRING_BOX,
  PANEL_FUSE,
  PANEL_PROTECTION,
} from './rules/protection';

export type Pairing = { kinds: readonly [PartKind, PartKind]; rules: readonly Rule[] };

/** Which kinds have something to do with each other, and the rules for it. A new pairing is a line. */
export const PAIRINGS: readonly Pairing[] = [
  { kinds: ['panel', 'inverter'], rules: PANEL_INVERTER },
  { kinds: ['panel', 'microinverter'], rules: PANEL_MICROINVERTER },
  { kinds: ['panel', 'charge-controller'], rules: PANEL_CHARGE_CONTROLLER },
  { kinds: ['panel', 'optimizer'], rules: PANEL_OPTIMIZER },
  { kinds: ['panel', 'cable'], rules: PANEL_CABLE },
  { kinds: ['panel', 'fuse'], rules: PANEL_FUSE },
  { kinds: ['panel', 'surge-protector'], rules: PANEL_PROTECTION },
  { kinds: ['panel', 'string-box'], rules: PANEL_PROTECTION },
  { kinds: ['panel', 'mounting'], rules: PANEL_MOUNTING },
  { kinds: ['inverter', 'battery'], rules: INVERTER_BATTERY },
  { kinds: ['microinverter', 'battery'], rules: INVERTER_BATTERY },
  { kinds: ['inverter', 'cable'], rules: INVERTER_CABLE },
  { kinds: ['inverter', 'surge-protector'], rules: INVERTER_PROTECTION },
  { kinds: ['inverter', 'string-box'], rules: INVERTER_STRING_BOX },
  { kinds: ['inverter', 'dongle'], rules: INVERTER_DONGLE },
  { kinds: ['inverter', 'meter'], rules: INVERTER_METER },
  { kinds: ['inverter', 'data-logger'], rules: INVERTER_DATA_LOGGER },
  { kinds: ['charge-controller', 'battery'], rules: CONTROLLER_BATTERY },
  { kinds: ['cable', 'connector'], rules: CABLE_CONNECTOR },
];

const BY_KINDS = new Map(PAIRINGS.map((pairing) => [pairing.kinds.join(' '), pairing]));

/** The pairing of two kinds in whichever order, and whether it names them the other way round. */
export function pairingOf(
  one: PartKind,
  other: PartKind,
): { rules: readonly Rule[]; swapped: boolean } | null {
  const straight = BY_KINDS.get(`${one} ${other}`);
  if (straight) return { rules: straight.rules, swapped: false };
  const reverse = BY_KINDS.get(`${other} ${one}`);
  return reverse ? { rules: reverse.rules, swapped: true } : null;
}

/** The kinds that have a pairing with this one, in the order of the table. */
export function partnersOf(kind: PartKind): readonly PartKind[] {
  return PAIRINGS.flatMap(({ kinds: [a, b] }) => (a === kind ? [b] : b === kind ? [a] : []));
}
