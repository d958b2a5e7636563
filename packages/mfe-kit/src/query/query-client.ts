import { QueryClient, type DefaultOptions } from '@tanstack/react-query';
import { renderScope } from '@solar/mfe-kit/render/render-scope';
import { http } from '@solar/mfe-kit/http/http-client';
import { useSession } from '@solar/mfe-kit/session/session-store';

type QueryOptions = NonNullable<DefaultOptions['queries']>;

/** A server cache: what it holds stays until something changes it, and nothing is fetched again by itself. */
export function createQueryClient(queries: QueryOptions = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => http.get(String(queryKey[0]), { signal }),
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        ...queries,
      },
      mutations: { retry: false },
    },
  });
}

/** The one server cache of the page. */
export const queryClient = createQueryClient();

/** The cache of the request that is being rendered, else the page's. For loaders; components have `useQueryClient`. */
export function activeQueryClient(): QueryClient {
  return renderScope()?.client ?? queryClient;
}

/**
 * Answers depend on who asks (prices above all): when the person changes, nothing cached stays. Returns the
 * function that stops it.
 */
export function bindCacheToSession(client: QueryClient = queryClient): () => void {
  return useSession.subscribe((next, previous) => {
    if (identity(next.user) === identity(previous.user)) return;
    if (previous.status === 'loading') return void client.invalidateQueries();
    void client.cancelQueries().then(() => client.resetQueries());
  });
}

function identity(user: ReturnType<typeof useSession.getState>['user']): string {
  return user ? [user.id, user.role, String(user.approved)].join(' ') : '';
}
