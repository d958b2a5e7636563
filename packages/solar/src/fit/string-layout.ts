/** Trackers of one kind: how many there are and how many strings each takes. */
export type TrackerGroup = { trackers: number; strings: number };

/** The inputs that an array is spread over. A tracker takes strings of one length only. */
export type Inputs = {
  minModules: number;
  maxModules: number;
  groups: readonly TrackerGroup[];
  /** Connectors of all inverters together. */
  maxStrings: number;
  /** Each of them takes a string at least: one without modules does not start. */
  inverters: number;
};

/** Strings of equal length. */
export type StringRun = { strings: number; modules: number };

/**
 * Spreads modules over strings: strings of one length if that works out, else of two lengths that differ by one module,
 * as few strings as possible, and at least one for each inverter. Null when the number does not work out (design practice:
 * strings that share a tracker have one length, IEC 62548-1).
 */
export function layOut(modules: number, inputs: Inputs): StringRun[] | null {
  const { minModules, maxModules, maxStrings } = inputs;
  const fewest = Math.max(inputs.inverters, Math.ceil(modules / maxModules));
  const most = Math.min(maxStrings, Math.floor(modules / minModules));
  for (let strings = fewest; strings <= most; strings += 1) {
    if (modules % strings === 0) return [{ strings, modules: modules / strings }];
  }
  for (let strings = fewest; strings <= most; strings += 1) {
    const longer = modules % strings;
    const length = Math.floor(modules / strings);
    if (canSplit(longer, strings - longer, inputs.groups)) {
      return [
        { strings: longer, modules: length + 1 },
        { strings: strings - longer, modules: length },
      ];
    }
  }
  return null;
}

/** The numbers of modules next to the wanted one, below and above, that can be laid out. */
export function nearestLayouts(
  wanted: number,
  inputs: Inputs,
): { below: number | null; above: number | null } {
  const lowest = inputs.minModules * inputs.inverters;
  const highest = inputs.maxStrings * inputs.maxModules;
  let below: number | null = null;
  for (let n = Math.min(wanted - 1, highest); n >= lowest && below === null; n -= 1) {
    if (layOut(n, inputs)) below = n;
  }
  let above: number | null = null;
  for (let n = Math.max(wanted + 1, lowest); n <= highest && above === null; n += 1) {
    if (layOut(n, inputs)) above = n;
  }
  return { below, above };
}

/** Whether the strings of two lengths find trackers of their own. */
function canSplit(first: number, second: number, groups: readonly TrackerGroup[]): boolean {
  const rising = [...groups].sort((a, b) => a.strings - b.strings);
  return [rising, [...rising].reverse()].some((order) => leftAfter(first, order) >= second);
}

/** Places that are left when trackers are taken in this order until `strings` have one. */
function leftAfter(strings: number, order: readonly TrackerGroup[]): number {
  let open = strings;
  let left = 0;
  for (const group of order) {
    const taken = group.strings > 0 ? Math.min(group.trackers, Math.ceil(open / group.strings)) : 0;
    open = Math.max(0, open - taken * group.strings);
    left += (group.trackers - taken) * group.strings;
  }
  return open > 0 ? -1 : left;
}
