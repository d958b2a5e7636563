import type { mongo } from 'mongoose';
import { Database } from '../mongo/database';
import type { TestService } from './test-service';

/** A command that a service has sent to its database. */
export interface SentCommand {
  /**
   * Such as `update carts`, or `commitTransaction` for one that acts on no collection; one that writes several names all of them, such
   * as `insert orders, update carts`.
   */
  name: string;
  commandName: string;
  /** Null for a command that acts on none. */
  collection: string | null;
  command: mongo.Document;
  inTransaction: boolean;
}

/** The database commands that services send while `work` runs. */
export async function sentDuring(
  services: readonly TestService[],
  work: () => Promise<unknown>,
): Promise<SentCommand[]> {
  const sent: SentCommand[] = [];
  const note = ({ commandName, command }: mongo.CommandStartedEvent) => {
    const target: unknown = command[commandName];
    const collection = typeof target === 'string' ? target : null;
    const name =
      commandName === 'bulkWrite'
        ? [...new Set(operationsOf(command).map((one) => `${one.kind} ${one.collection}`))].join(
            ', ',
          )
        : collection === null
          ? commandName
          : `${commandName} ${collection}`;
    const inTransaction = command['autocommit'] === false;
    sent.push({ name, commandName, collection, command, inTransaction });
  };
  const clients = services.map((service) => service.get(Database).client);
  for (const client of clients) client.on('commandStarted', note);
  try {
    await work();
  } finally {
    for (const client of clients) client.off('commandStarted', note);
  }
  return sent;
}

/** One write of a command that writes several collections. */
export interface SentOperation {
  kind: string;
  collection: string;
  /** What it asks for and what it makes of it; null for an insert. */
  filter: mongo.Document | null;
  update: mongo.Document | null;
}

export function operationsOf({ ops = [], nsInfo = [] }: mongo.Document): SentOperation[] {
  const namespaces = nsInfo as { ns: string }[];
  return (ops as mongo.Document[]).map((one) => {
    const [kind = '', at = 0] = (Object.entries(one)[0] ?? []) as [string?, number?];
    const collection = namespaces[at]?.ns.split('.').slice(1).join('.') ?? '';
    const { filter = null, updateMods: update = null } = one;
    return { kind, collection, filter, update } as SentOperation;
  });
}

/** Their names. */
export async function commandsDuring(
  services: readonly TestService[],
  work: () => Promise<unknown>,
): Promise<string[]> {
  return (await sentDuring(services, work)).map(({ name }) => name);
}

/** The names of those that belong to transactions. */
export async function transactionCommands(
  service: TestService,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const sent = await sentDuring([service], work);
  return sent.filter(({ inTransaction }) => inTransaction).map(({ name }) => name);
}
