import { startForTests } from './global-setup';

/**
 * Starts a fresh stack whose messages go through a cluster of three servers. Holds last as long as in production: the short ones of the
 * journeys end while the members elect, and the shopper has to begin again.
 */
export default function clusterSetup(): Promise<() => Promise<void>> {
  return startForTests({ natsServers: 3, serviceEnv: {} });
}
