/** Allowed moves: for each state the states that may follow. A state with an empty list is final. */
export type Transitions<S extends string> = Readonly<Record<S, readonly S[]>>;

/** True when the table allows `from` → `to`. Staying in a state is not a transition. */
export function canTransition<S extends string>(table: Transitions<S>, from: S, to: S): boolean {
  return table[from].includes(to);
}

/** States from which the table allows a move to `to`. */
export function statesBefore<S extends string>(table: Transitions<S>, to: S): S[] {
  return (Object.keys(table) as S[]).filter((from) => canTransition(table, from, to));
}

/**
 * Checks a table at start: every target exists and every state but the first is reachable from it.
 * Throws Error naming the table and the state.
 */
export function assertTransitions<S extends string>(
  name: string,
  table: Transitions<S>,
  first: S,
): void {
  const reached = new Set<S>([first]);
  const queue: S[] = [first];
  for (let state = queue.shift(); state !== undefined; state = queue.shift()) {
    for (const next of table[state]) {
      if (!(next in table)) throw new Error(`${name}: ${state} leads to unknown ${next}`);
      if (!reached.has(next)) {
        reached.add(next);
        queue.push(next);
      }
    }
  }
  for (const state of Object.keys(table)) {
    if (!reached.has(state as S))
      throw new Error(`${name}: ${state} is never reached from ${first}`);
  }
}
