import { textOf } from '../part';
import type { Rule } from '../rule';

/** An inverter at the grid of the conditions; `a` and `b` are the inverter. What nobody stated is not judged. */
export const INVERTER_GRID: readonly Rule[] = [
  {
    id: 'grid.phase',
    severity: 'hard',
    source: 'Wiring rules: a three-phase inverter needs a three-phase connection',
    formula: ({ a: inverter, conditions }, read) => {
      const { phase } = conditions.grid;
      if (phase === null || textOf(inverter, 'grid_mode') === 'off-grid') return null;
      const wanted = read.text(inverter, 'phase');
      return { passes: wanted === 'single' || phase === 'three', params: { wanted, given: phase } };
    },
  },
];
