import { checkStrings } from './check-strings';
import type { Conditions } from './conditions';
import { fitPair, type Fit } from './fit-pair';
import { FIT_VERDICTS, verdictOf, worstOf, type FitVerdict, type Outcome } from './outcome';
import { gridPower } from './grid-power';
import type { Part, PartKind } from './part';
import { evaluate } from './rule';
import { INVERTER_GRID } from './rules/inverter-grid';
import { MOUNTING_ROOF } from './rules/mounting';
import type { StringRun } from './string-layout';
import type { Mend, SystemLine } from './system';

/** A line with the parts of the system that it was judged against. */
export type LineCheck = {
  partId: string;
  verdict: FitVerdict;
  partners: { partId: string; fit: Fit }[];
  /** What the place says of it: grid, roof. */
  outcomes: Outcome[];
};

/** What was found of the whole. */
export type SystemCheck = {
  verdict: FitVerdict;
  lines: LineCheck[];
  outcomes: Outcome[];
  mends: Mend[];
  /** How the modules can be connected, where that was judged and works out. */
  strings: StringRun[] | null;
};

/** Of each group that is in the system, one part has to fit. */
const NEEDS: Readonly<Record<PartKind, readonly (readonly PartKind[])[]>> = {
  panel: [['inverter', 'microinverter', 'charge-controller']],
  inverter: [['panel']],
  microinverter: [['panel']],
  'charge-controller': [['panel']],
  battery: [['inverter', 'microinverter', 'charge-controller']],
  optimizer: [['panel']],
  cable: [['panel'], ['inverter']],
  connector: [['cable']],
  fuse: [['panel']],
  'surge-protector': [['panel'], ['inverter']],
  'string-box': [['panel'], ['inverter']],
  mounting: [['panel']],
  dongle: [['inverter']],
  meter: [['inverter']],
  'data-logger': [['inverter']],
};

/** Judges all parts of a system together and proposes changes for what does not work out. */
export function checkSystem(given: readonly SystemLine[], conditions: Conditions): SystemCheck {
  const lines = summed(given);
  const judge = judgeOnce(conditions);
  const checked = lines.map((line) => checkLine(line, lines, conditions, judge));
  const strings = stringsOf(lines, conditions);
  const outcomes = [...(strings?.outcomes ?? []), ...gridPower(lines, conditions)];
  return {
    verdict: worstOf([...checked.map(({ verdict }) => verdict), verdictOf(outcomes)]),
    lines: checked,
    outcomes,
    mends: strings?.mends ?? [],
    strings: strings?.strings ?? null,
  };
}

type Judge = (one: Part, other: Part) => Fit | null;

/** Two parts meet twice, from each one's line. */
function judgeOnce(conditions: Conditions): Judge {
  const known = new Map<string, Fit | null>();
  return (one, other) => {
    const reverse = known.get(`${other.id} ${one.id}`);
    if (reverse !== undefined) return reverse;
    const fit = fitPair(one, other, conditions);
    known.set(`${one.id} ${other.id}`, fit);
    return fit;
  };
}

/** Lines of one part count together. */
function summed(given: readonly SystemLine[]): SystemLine[] {
  const lines = new Map<string, SystemLine>();
  for (const line of given) {
    const known = lines.get(line.part.id);
    lines.set(
      line.part.id,
      known ? { ...known, ...line, quantity: known.quantity + line.quantity } : line,
    );
  }
  return [...lines.values()];
}

function checkLine(
  { part }: SystemLine,
  lines: readonly SystemLine[],
  conditions: Conditions,
  judge: Judge,
): LineCheck {
  const partners: LineCheck['partners'] = [];
  const verdicts: FitVerdict[] = [];
  for (const group of NEEDS[part.kind]) {
    const fits = lines.flatMap((other) => {
      const fit = group.includes(other.part.kind) ? judge(part, other.part) : null;
      return fit ? [{ partId: other.part.id, fit }] : [];
    });
    partners.push(...fits);
    const best = FIT_VERDICTS.find((verdict) => fits.some(({ fit }) => fit.verdict === verdict));
    if (best) verdicts.push(best);
  }
  const place = part.kind === 'mounting' ? MOUNTING_ROOF : INVERTER_GRID;
  const isJudged = ['mounting', 'inverter', 'microinverter'].includes(part.kind);
  const outcomes = isJudged ? evaluate(place, { a: part, b: part, conditions }) : [];
  return {
    partId: part.id,
    verdict: worstOf([...verdicts, verdictOf(outcomes)]),
    partners,
    outcomes,
  };
}

/** Strings are judged where one model of panels meets string inverters alone. */
function stringsOf(lines: readonly SystemLine[], conditions: Conditions) {
  const of = (kind: PartKind) => lines.filter(({ part }) => part.kind === kind);
  const [panel, another] = of('panel');
  const inverters = of('inverter');
  const others = [...of('microinverter'), ...of('charge-controller')];
  if (!panel || another || others.length > 0 || inverters.length === 0) return null;
  return checkStrings(panel, inverters, conditions);
}
