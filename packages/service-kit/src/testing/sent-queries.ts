import type { mongo } from 'mongoose';
import { operationsOf, sentDuring } from './sent-commands';
import type { TestService } from './test-service';

/** A query or change that the driver has sent: which documents it asks for. */
export interface SentQuery {
  /** Such as `update carts`. */
  name: string;
  collection: string;
  filter: mongo.Document;
  inTransaction: boolean;
}

type Command = mongo.Document;

const list = (value: unknown): Command[] => (Array.isArray(value) ? (value as Command[]) : []);

/** The conditions of each command that reads or changes what is there; an insert has none. */
const FILTERS: Readonly<Record<string, (command: Command) => Command[]>> = {
  find: ({ filter }) => [filter as Command],
  findAndModify: ({ query }) => [query as Command],
  count: ({ query }) => [query as Command],
  distinct: ({ query }) => [query as Command],
  aggregate: ({ pipeline }) => [(list(pipeline)[0]?.['$match'] ?? {}) as Command],
  update: ({ updates }) => list(updates).map(({ q }) => q as Command),
  delete: ({ deletes }) => list(deletes).map(({ q }) => q as Command),
};

/** The queries and changes that a service sends while `work` runs and until `settled`. */
export async function queriesDuring(
  service: TestService,
  work: () => Promise<unknown>,
): Promise<SentQuery[]> {
  const sent = await sentDuring([service], work);
  return sent.flatMap(({ name, commandName, collection, command, inTransaction }) => {
    if (commandName === 'bulkWrite') {
      return operationsOf(command).flatMap((one) =>
        one.filter
          ? [
              {
                name: `${one.kind} ${one.collection}`,
                collection: one.collection,
                filter: one.filter,
                inTransaction,
              },
            ]
          : [],
      );
    }
    if (collection === null) return [];
    const filters = FILTERS[commandName]?.(command) ?? [];
    return filters.map((filter) => ({ name, collection, filter: filter ?? {}, inTransaction }));
  });
}
