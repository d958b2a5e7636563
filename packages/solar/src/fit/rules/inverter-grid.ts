import { isStated } from '../conditions';
import { textOf, type Part } from '../part';
import type { Rule } from '../rule';

const isOffGrid = (inverter: Part) => textOf(inverter, 'grid_mode') === 'off-grid';

/** An inverter at the grid of the conditions; `a` and `b` are the inverter. What nobody stated is not judged. */
export const INVERTER_GRID: readonly Rule[] = [
  {
    id: 'grid.feed-in',
    severity: 'soft',
    source: 'Datasheet of the inverter (operation: off-grid)',
    formula: ({ a: inverter, conditions }) =>
      isOffGrid(inverter) ? { passes: !isStated(conditions.grid) } : null,
  },
  {
    id: 'grid.phase',
    severity: 'hard',
    source: 'Wiring rules: a three-phase inverter needs a three-phase connection',
    formula: ({ a: inverter, conditions }, read) => {
      const { phase } = conditions.grid;
      if (phase === null || isOffGrid(inverter)) return null;
      const wanted = read.text(inverter, 'phase');
      return { passes: wanted === 'single' || phase === 'three', params: { wanted, given: phase } };
    },
  },
];
