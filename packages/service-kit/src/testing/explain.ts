import type { mongo } from 'mongoose';

function stagesOf(plan: unknown, found: string[] = []): string[] {
  if (typeof plan !== 'object' || plan === null) return found;
  for (const [key, value] of Object.entries(plan)) {
    if (key === 'stage' && typeof value === 'string') found.push(value);
    else stagesOf(value, found);
  }
  return found;
}

/**
 * True when the engine answers the query without reading the whole collection, or when the engine does not say
 * (its explain has no stages).
 */
export async function explainsWithIndex(
  cursor: mongo.AbstractCursor & {
    explain(verbosity: 'queryPlanner'): Promise<mongo.Document>;
  },
): Promise<boolean> {
  return !stagesOf(await cursor.explain('queryPlanner')).includes('COLLSCAN');
}
