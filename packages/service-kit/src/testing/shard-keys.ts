import { SERVICE, type ServiceIdentity } from '../config/config-token';
import { Database } from '../mongo/database';
import { SHARD_KEYS, type ShardKey } from '../mongo/shard-keys';
import type { SentQuery } from './sent-queries';
import type { TestService } from './test-service';

function keysOf(service: TestService): Readonly<Record<string, ShardKey>> {
  return SHARD_KEYS[service.get<ServiceIdentity>(SERVICE).name] ?? {};
}

/** Queries of divided collections that every shard would have to answer, with the fields that they ask by. */
export function queriesOfAllShards(service: TestService, sent: readonly SentQuery[]): string[] {
  const keys = keysOf(service);
  return sent.flatMap(({ name, collection, filter }) => {
    const key = keys[collection]?.key;
    return key === undefined || namesOne(filter[key])
      ? []
      : [`${name} by ${Object.keys(filter).join(', ')}`];
  });
}

/** A value, or a list of them; a range or a negation is none. */
function namesOne(condition: unknown): boolean {
  if (condition === undefined) return false;
  if (typeof condition !== 'object' || condition === null) return true;
  const operators = Object.keys(condition).filter((name) => name.startsWith('$'));
  return operators.length === 0 || operators.every((name) => name === '$in' || name === '$eq');
}

/** The fields of unique indexes that do not begin with the key, by collection, as the schemas have them. */
export function uniqueIndexesBeside(service: TestService): Record<string, string[]> {
  const models = Object.values(service.get(Database).connection.models);
  return Object.fromEntries(
    Object.entries(keysOf(service)).map(([collection, { key }]) => {
      const schema = models.find((model) => model.collection.name === collection)?.schema;
      if (!schema) throw new Error(`There is no collection ${collection}`);
      const unique = schema.indexes().filter(([, options]) => options?.unique);
      const fields = unique.map(([index]) => Object.keys(index));
      return [collection, fields.filter(([first]) => first !== key).map((all) => all.join(', '))];
    }),
  );
}

/** What is written down of them. */
export function knownUniqueIndexes(service: TestService): Record<string, readonly string[]> {
  return Object.fromEntries(
    Object.entries(keysOf(service)).map(([name, { uniqueBeside = [] }]) => [name, uniqueBeside]),
  );
}
