import { startForTests } from './global-setup';

/** Apart from the ports that the journeys' stack looks for at the same moment, and below those that the system gives to connections. */
const FIRST_PORT = 27_000;

/** Starts a fresh stack whose parts may be stopped and killed. */
export default function proofSetup(): Promise<() => Promise<void>> {
  return startForTests({}, FIRST_PORT);
}
