import type { Grid, PublishedLimit, Utility } from './conditions';
import type { Outcome, Reason } from './outcome';
import { textOf } from './part';
import { ratedAcKw, type SystemLine } from './system';

/** Power against the limits of the connection and of its utility; it counts for all inverters of the grid together. */
export function gridPower(lines: readonly SystemLine[], { grid }: { grid: Grid }): Outcome[] {
  const inverters = lines.filter(
    ({ part }) =>
      (part.kind === 'inverter' || part.kind === 'microinverter') &&
      textOf(part, 'grid_mode') !== 'off-grid',
  );
  if (inverters.length === 0) return [];
  const power = ratedAcKw(inverters);
  return [
    ...(grid.powerLimitKw === null ? [] : [judged('grid.power', power, grid.powerLimitKw)]),
    ...(grid.utility === null ? [] : [ofUtility(power, grid.utility, grid.phase)]),
  ];
}

/** By the lowest published limit that holds for the connection. What nobody has published is said and decides nothing. */
function ofUtility(power: number, utility: Utility, phase: Grid['phase']): Outcome {
  const limits = utility.limits.filter((limit) => limit.phase === null || limit.phase === phase);
  const [first, ...others] = limits;
  if (!first) return unpublished(utility.name);
  const lowest = others.reduce((low, limit) => (limit.maxKw < low.maxKw ? limit : low), first);
  return judged('utility.power', power, lowest.maxKw, publishedBy(utility.name, lowest));
}

function publishedBy(utility: string, { source, asOf }: PublishedLimit): Reason['params'] {
  return { utility, source, date: asOf };
}

function unpublished(utility: string): Outcome {
  const reason = { key: 'utility.power.not-published', params: { utility } };
  return {
    ...{ rule: 'utility.power', severity: 'soft', verdict: 'unknown' },
    ...{ figures: [], limits: [], reason },
  };
}

function judged(
  rule: string,
  power: number,
  limit: number,
  params: Reason['params'] = {},
): Outcome {
  const limits = [{ name: 'gridLimit', value: limit, unit: 'kW' }];
  if (!Number.isFinite(power)) {
    const reason = { key: 'not-published', params: { missing: ['rated_ac_kw'] } };
    return { rule, severity: 'hard', verdict: 'unknown', figures: [], limits, reason };
  }
  const verdict = power <= limit ? 'pass' : 'fail';
  return {
    ...{ rule, severity: 'hard', verdict, limits },
    figures: [{ name: 'acPower', value: power, unit: 'kW' }],
    reason: { key: `${rule}.${verdict}`, params: { power, limit, ...params } },
  };
}
