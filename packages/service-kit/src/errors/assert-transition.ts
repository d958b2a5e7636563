import { canTransition, type Transitions } from '@solar/contracts/common/state-machine';
import { problem } from './problem';

/** Refuses a move that the state table does not have: 409 `state.illegal_transition` naming both states. */
export function assertTransition<S extends string>(
  what: string,
  table: Transitions<S>,
  from: S,
  to: S,
): void {
  if (!canTransition(table, from, to)) throw problem.illegalTransition(what, from, to);
}
