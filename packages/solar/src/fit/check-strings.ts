import { dcAcRatio } from '../electrical/string-sizing';
import type { Conditions } from './conditions';
import type { Outcome, ReasonParam, Severity } from './outcome';
import { numberOf } from './part';
import { layOut, nearestLayouts, type Inputs, type StringRun } from './string-layout';
import { stringOffer } from './string-offer';
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
  const inputs = inputsOf(panel, inverters, conditions);
  if (!inputs) return NOTHING;
  const ratio = ratioOutcome(panel, inverters, conditions);
  const found =
    panel.modulesPerString === undefined
      ? checkQuantity(panel, inputs, inverters)
      : checkLength(panel, panel.modulesPerString, inputs);
  return { ...found, outcomes: [...found.outcomes, ...ratio] };
}

/** All inverters' inputs as one; null when no length suits all of them. */
function inputsOf(
  panel: SystemLine,
  inverters: readonly SystemLine[],
  conditions: Conditions,
): Inputs | null {
  const offers = inverters.flatMap(({ part, quantity }) => {
    const offer = stringOffer(panel.part, part, conditions);
    return offer ? [{ ...offer, quantity }] : [];
  });
  if (offers.length === 0) return null;
  const minModules = Math.max(...offers.map((one) => one.minModules));
  const maxModules = Math.min(...offers.map((one) => one.maxModules));
  if (minModules > maxModules) return null;
  return {
    minModules,
    maxModules,
    groups: offers.flatMap(({ stringsByTracker, quantity }) =>
      stringsByTracker.map((strings) => ({ trackers: quantity, strings })),
    ),
    maxStrings: offers.reduce((sum, one) => sum + one.maxStrings * one.quantity, 0),
  };
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

/** The designer named the length of the strings. */
function checkLength({ part, quantity }: SystemLine, length: number, inputs: Inputs): StringCheck {
  const { minModules: min, maxModules: max, maxStrings } = inputs;
  const fitting = Math.min(max, Math.max(min, length));
  const window = outcome('system.string-length', 'hard', fitting === length, { length, min, max });
  if (fitting !== length) {
    const mend: Mend = { kind: 'modules-per-string', partId: part.id, from: length, to: fitting };
    return { outcomes: [window], mends: [mend], strings: null };
  }
  const strings = quantity / length;
  const works = Number.isInteger(strings) && strings <= maxStrings;
  const whole = outcome('system.string-count', 'soft', works, { quantity, length, maxStrings });
  if (works)
    return { outcomes: [window, whole], mends: [], strings: [{ strings, modules: length }] };
  const to = length * Math.max(1, Math.min(maxStrings, Math.floor(strings)));
  const mend: Mend = { kind: 'quantity', partId: part.id, from: quantity, to };
  return { outcomes: [window, whole], mends: [mend], strings: null };
}

/** Only the number of modules is known. */
function checkQuantity(
  { part, quantity }: SystemLine,
  inputs: Inputs,
  inverters: readonly SystemLine[],
): StringCheck {
  const { minModules: min, maxModules: max, maxStrings } = inputs;
  const strings = layOut(quantity, inputs);
  const params = { quantity, min, max, maxStrings };
  if (strings) {
    const layout = outcome('system.layout', 'soft', true, params);
    return { outcomes: [layout], mends: [], strings };
  }
  const isTooFew = quantity < min;
  const rule = isTooFew ? 'system.too-few-modules' : 'system.layout';
  const { below, above } = nearestLayouts(quantity, inputs);
  const mends = [below, above].flatMap((to): Mend[] =>
    to === null ? [] : [{ kind: 'quantity', partId: part.id, from: quantity, to }],
  );
  return {
    outcomes: [outcome(rule, isTooFew ? 'hard' : 'soft', false, params)],
    mends: [...mends, ...moreInverters(quantity, inputs, inverters)],
    strings: null,
  };
}

/** Modules beyond what all inputs take can also be had by more inverters, where there is one model. */
function moreInverters(
  modules: number,
  { maxStrings, maxModules }: Inputs,
  inverters: readonly SystemLine[],
): Mend[] {
  const [only, another] = inverters;
  if (!only || another || modules <= maxStrings * maxModules) return [];
  const each = (maxStrings * maxModules) / only.quantity;
  const to = Math.ceil(modules / each);
  return [{ kind: 'quantity', partId: only.part.id, from: only.quantity, to }];
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
