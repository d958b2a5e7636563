import { startForTests } from './global-setup';

/** Starts a fresh stack whose messages go through a cluster of three servers. */
export default function clusterSetup(): Promise<() => Promise<void>> {
  return startForTests({ natsServers: 3 });
}
