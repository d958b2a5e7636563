import type { mongo } from 'mongoose';
import type { SentCommand } from '../commands/command-proxy';

/** What explain says of one command: the index that it takes, or that it reads the whole collection. */
export interface QueryPlan {
  /** Such as `find orders`. */
  command: string;
  indexes: readonly string[];
  readsAll: boolean;
}

const EXPLAINED = ['find', 'aggregate', 'count'];
/** What the driver adds to a command and explain does not take. */
const OF_THE_DRIVER = [
  'lsid',
  '$db',
  '$clusterTime',
  '$readPreference',
  'txnNumber',
  'startTransaction',
  'autocommit',
  'readConcern',
];

/** Asks the database how it answers each of these commands. */
export async function explain(
  client: mongo.MongoClient,
  commands: readonly SentCommand[],
): Promise<QueryPlan[]> {
  const plans: QueryPlan[] = [];
  for (const { name, collection, body } of commands) {
    if (!EXPLAINED.includes(name)) continue;
    const query = Object.entries(body).filter(([field]) => !OF_THE_DRIVER.includes(field));
    const answer = await client
      .db(String(body['$db']))
      .command({ explain: Object.fromEntries(query), verbosity: 'queryPlanner' });
    plans.push({
      command: `${name} ${collection}`,
      indexes: [...new Set(valuesOf(answer, 'indexName'))],
      readsAll: valuesOf(answer, 'stage').includes('COLLSCAN'),
    });
  }
  return plans;
}

function valuesOf(plan: unknown, field: string): string[] {
  if (typeof plan !== 'object' || plan === null) return [];
  return Object.entries(plan).flatMap(([key, value]) =>
    key === field && typeof value === 'string' ? [value] : valuesOf(value, field),
  );
}
