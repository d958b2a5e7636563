import type { mongo } from 'mongoose';
import type { Metrics } from '../telemetry/metrics';

/** Name of the collection that a command acts on; empty for those that act on none (commit, ping). */
function collectionOf({ commandName, command }: mongo.CommandStartedEvent): string {
  const named: unknown = (command as Record<string, unknown>)[
    commandName === 'getMore' ? 'collection' : commandName
  ];
  return typeof named === 'string' ? named : '';
}

/**
 * Counts the commands that the driver sends: by name and collection where the connection monitors commands, else all together, by the
 * connections that they take from the pool.
 */
export function countCommands(client: mongo.MongoClient, metrics: Metrics): void {
  if (client.options.monitorCommands) {
    client.on('commandStarted', (event) => {
      metrics.commands.inc({ command: event.commandName, collection: collectionOf(event) });
    });
  } else {
    client.on('connectionCheckedOut', () => metrics.commands.inc());
  }
}
