import { dcAcRatio } from '../electrical/string-sizing';
import type { Conditions } from './conditions';
import type { Outcome, ReasonParam, Severity } from './outcome';
import { numberOf } from './part';
import { inputsOf, offersOf, type InverterOffer } from './inverter-offers';
import { layOut, nearestLayouts, type StringRun } from './string-layout';
import { ratedAcKw, type Mend, type SystemLine } from './system';

/** What the check of an array's strings found. */
export type StringCheck = {
  outcomes: Outcome[];
  mends: Mend[];
  strings: StringRun[] | null;
};

const NOTHING: StringCheck = { outcomes: [], mends: [], strings: null };

/**
 * Whether the modules of one line make strings for all string inverters together. Silent when no inverter takes the
 * panel: the pairs say why.
 */
export function checkStrings(
  panel: SystemLine,
  inverters: readonly SystemLine[],
  conditions: Conditions,
): StringCheck {
  const offers = offersOf(panel, inverters, conditions);
  if (offers.length === 0) return NOTHING;
  const found = checkOffers(panel, offers);
  return { ...found, outcomes: [...found.outcomes, ...ratioOutcome(panel, inverters, conditions)] };
}

function checkOffers(panel: SystemLine, offers: readonly InverterOffer[]): StringCheck {
  const inputs = inputsOf(offers);
  const { minModules: min, maxModules: max } = inputs;
  if (min > max) return { ...NOTHING, outcomes: [noCommonLength(panel)] };
  return panel.modulesPerString === undefined
    ? checkQuantity(panel, offers)
    : checkLength(panel, panel.modulesPerString, offers);
}

function outcome(
  rule: string,
  severity: Severity,
  passes: boolean,
  params: Record<string, ReasonParam>,
): Outcome {
  const verdict = passes ? 'pass' : 'fail';
  const reason = { key: `${rule}.${verdict}`, params };
  return { rule, severity, verdict, figures: [], limits: [], reason };
}

/** Each model takes the panel, in strings of other lengths: who divides the modules between them has to say so. */
function noCommonLength({ quantity }: SystemLine): Outcome {
  return outcome('system.common-length', 'soft', false, { quantity });
}

/** The designer named the length of the strings. */
function checkLength(
  { part, quantity }: SystemLine,
  length: number,
  offers: readonly InverterOffer[],
): StringCheck {
  const { minModules: min, maxModules: max, maxStrings, inverters } = inputsOf(offers);
  const fitting = Math.min(max, Math.max(min, length));
  const window = outcome('system.string-length', 'hard', fitting === length, { length, min, max });
  if (fitting !== length) {
    const mend: Mend = { kind: 'modules-per-string', partId: part.id, from: length, to: fitting };
    return { outcomes: [window], mends: [mend], strings: null };
  }
  const strings = quantity / length;
  const canConnect: CanConnect = (others) => {
    const given = inputsOf(others);
    const isInReach = strings >= given.inverters && strings <= given.maxStrings;
    return Number.isInteger(strings) && isInReach;
  };
  const mend = (to: number): Mend => ({ kind: 'quantity', partId: part.id, from: quantity, to });
  if (strings >= 1 && strings < inverters) {
    const idle = idleInverters({ quantity, inverters, min: length });
    const mends = [mend(inverters * length), ...fewerInverters(strings, offers, canConnect)];
    return { outcomes: [window, idle], mends, strings: null };
  }
  const works = canConnect(offers);
  const whole = outcome('system.string-count', 'soft', works, { quantity, length, maxStrings });
  if (works)
    return { outcomes: [window, whole], mends: [], strings: [{ strings, modules: length }] };
  const to = length * Math.max(inverters, Math.min(maxStrings, Math.floor(strings)));
  return { outcomes: [window, whole], mends: [mend(to)], strings: null };
}

/** Only the number of modules is known. */
function checkQuantity(
  { part, quantity }: SystemLine,
  offers: readonly InverterOffer[],
): StringCheck {
  const inputs = inputsOf(offers);
  const { minModules: min, maxModules: max, maxStrings, inverters } = inputs;
  const strings = layOut(quantity, inputs);
  const params = { quantity, min, max, maxStrings };
  if (strings) {
    const layout = outcome('system.layout', 'soft', true, params);
    return { outcomes: [layout], mends: [], strings };
  }
  const { below, above } = nearestLayouts(quantity, inputs);
  const mends = [below, above].flatMap((to): Mend[] =>
    to === null ? [] : [{ kind: 'quantity', partId: part.id, from: quantity, to }],
  );
  const found = (problem: Outcome, more: Mend[]): StringCheck => ({
    outcomes: [problem],
    mends: [...mends, ...more],
    strings: null,
  });
  const canConnect: CanConnect = (others) => layOut(quantity, inputsOf(others)) !== null;
  if (quantity < min) return found(outcome('system.too-few-modules', 'hard', false, params), []);
  if (quantity < inverters * min) {
    const fewer = fewerInverters(quantity / min, offers, canConnect);
    return found(idleInverters({ quantity, inverters, min }), fewer);
  }
  const more = moreInverters(quantity, offers, canConnect);
  return found(outcome('system.layout', 'soft', false, params), more);
}

/** More inverters than the modules can feed: one of them would get no string. */
function idleInverters(params: { quantity: number; inverters: number; min: number }): Outcome {
  const most = Math.floor(params.quantity / params.min);
  return outcome('system.idle-inverter', 'soft', false, { ...params, most });
}

/** Whether the modules make strings for these inverters. */
type CanConnect = (offers: readonly InverterOffer[]) => boolean;

/** Of each model, how many remain when so many go that the modules make strings for all that are left. */
function fewerInverters(
  strings: number,
  offers: readonly InverterOffer[],
  canConnect: CanConnect,
): Mend[] {
  const idle = Math.ceil(inputsOf(offers).inverters - strings);
  return offers.flatMap((one) => {
    for (let to = one.quantity - idle; to >= 1; to -= 1) {
      if (canConnect(withQuantity(offers, one, to))) return [quantityOf(one, to)];
    }
    return [];
  });
}

/** Modules beyond what all inputs take can also be had by more inverters, where there is one model. */
function moreInverters(
  modules: number,
  offers: readonly InverterOffer[],
  canConnect: CanConnect,
): Mend[] {
  const [only, another] = offers;
  if (!only || another) return [];
  const each = only.maxStrings * only.maxModules;
  if (modules <= only.quantity * each) return [];
  for (let to = Math.ceil(modules / each); to * only.minModules <= modules; to += 1) {
    if (canConnect(withQuantity(offers, only, to))) return [quantityOf(only, to)];
  }
  return [];
}

function withQuantity(offers: readonly InverterOffer[], changed: InverterOffer, quantity: number) {
  return offers.map((one) => (one === changed ? { ...one, quantity } : one));
}

function quantityOf({ partId, quantity: from }: InverterOffer, to: number): Mend {
  return { kind: 'quantity', partId, from, to };
}

function ratioOutcome(
  panel: SystemLine,
  inverters: readonly SystemLine[],
  { design }: Conditions,
): Outcome[] {
  const powerWp = (numberOf(panel.part, 'power_wp') ?? NaN) * panel.quantity;
  const ratio = dcAcRatio(powerWp, ratedAcKw(inverters));
  if (!Number.isFinite(ratio)) return [];
  const { dcAcMin: from, dcAcMax: to } = design;
  return [outcome('system.dc-ac-ratio', 'soft', ratio >= from && ratio <= to, { ratio, from, to })];
}
