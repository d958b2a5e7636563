import { isAlive } from '../process/process-group';
import { readJson, stackPaths, type StackState } from '../stack/stack-files';

/** The stack that runs in this folder, or null; a state file whose supervisor is gone is no stack. */
export function runningStack(dir: string): StackState | null {
  const state = readJson<StackState>(stackPaths(dir).state);
  return state && isAlive(state.supervisorPid) ? state : null;
}
