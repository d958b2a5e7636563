import { join, resolve } from 'node:path';
import { StackClient } from '@solar/infra-local/stack/stack-client';

/** The repository. */
export const ROOT = resolve(__dirname, '../..');

/** Runs that go side by side have a stack each; a configuration names its own. */
const STACK = process.env['E2E_STACK'] ?? 'e2e';

/** Folder of the stack under test: one that already runs (SOLAR_STACK_DIR), or the one that the set-up starts. */
export const STACK_DIR = process.env['SOLAR_STACK_DIR'] ?? join(ROOT, '.local', STACK);

/** The stack under test, to ask for its addresses and to stop, kill and start its parts. */
export function connectStack(): StackClient {
  return StackClient.connect(STACK_DIR);
}
