import type { QueryClient, QueryKey, QueryOptions } from '@tanstack/react-query';

type Question = Pick<QueryOptions, 'queryFn'> & { queryKey: QueryKey };
type Questions = ReadonlyMap<string, Question>;

/**
 * What every document of a route asks for, whatever its address, such as the settings. Asked for before the first pass of
 * React, it spares the second one.
 */
export class UsualQueries {
  private readonly first = new Map<string, { address: string; questions: Questions }>();
  private readonly common = new Map<string, Questions>();

  /** Asks for what the documents of a route have in common. */
  start(route: string, client: QueryClient): void {
    for (const question of this.common.get(route)?.values() ?? []) {
      void client.prefetchQuery(question);
    }
  }

  /** Compares two documents of a route at different places; what both ask for is usual. */
  learn(route: string, address: string, client: QueryClient): void {
    if (this.common.has(route)) return;
    const questions = questionsOf(client);
    const first = this.first.get(route);
    if (!first) {
      this.first.set(route, { address, questions });
      return;
    }
    if (first.address === address) return;
    this.common.set(route, new Map([...questions].filter(([hash]) => first.questions.has(hash))));
    this.first.delete(route);
  }
}

function questionsOf(client: QueryClient): Questions {
  // A question that a screen holds back (`enabled`) has no answer, and is not to be asked for it.
  const queries = client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success');
  return new Map(
    queries.map(({ queryHash, queryKey, options }) => [
      queryHash,
      { queryKey, queryFn: options.queryFn },
    ]),
  );
}
