import {
  hydrate,
  QueryClientProvider,
  useQueryClient,
  type DehydratedState,
  type QueryClient,
} from '@tanstack/react-query';
import { useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { UNSAFE_LocationContext as LocationContext, type Location } from 'react-router';
import { createQueryClient, queryClient } from '@solar/mfe-kit/query/query-client';

let rendered: QueryClient | undefined;
let renderedFor: Location | undefined;

/** Takes the address that a document from the server was rendered for, without the part that says its language. */
export function takeDocumentLocation(location: Location): void {
  renderedFor = location;
}

/** Takes the answers that a document from the server was rendered with. */
export function takeDocumentQueries(state: DehydratedState): void {
  hydrate(queryClient, state);
  // A part may be taken over after whatever time.
  rendered = createQueryClient({ gcTime: Number.POSITIVE_INFINITY });
  hydrate(rendered, state);
}

/** A server cache as a part of the document sees it that is being taken over. */
interface DocumentView {
  client: QueryClient;
  /** The part is taken over: from now on it sees what the cache has. */
  release: () => void;
}

/**
 * The cache with the answers of the document in place of its own. The cache may know better by the time a part is taken over:
 * somebody has signed in meanwhile, or the settings have changed since the edge kept the document.
 */
function viewOfDocument(client: QueryClient): DocumentView | undefined {
  const shown = rendered?.getQueryCache();
  if (!shown) return undefined;
  const cache = client.getQueryCache();
  let taken = false;
  const own = (hash = '') => (taken ? undefined : shown.get(hash));
  const view = withMethods(cache, {
    get: ((hash: string) => own(hash) ?? cache.get(hash)) as typeof cache.get,
    build: ((...args: Parameters<typeof cache.build>) =>
      own(args[1].queryHash) ?? cache.build(...args)) as typeof cache.build,
  });
  return {
    client: withMethods(client, { getQueryCache: () => view }),
    release: () => {
      taken = true;
      for (const { observers } of shown.getAll()) {
        // An observer looks for its query anew.
        for (const observer of [...observers]) observer.setOptions(observer.options);
      }
    },
  };
}

/** An object with a few methods of its own; the others keep theirs, since they reach into private fields. */
function withMethods<T extends object>(object: T, own: Partial<T>): T {
  return new Proxy(object, {
    get: (_object, key): unknown => {
      const value: unknown = Reflect.get(key in own ? own : object, key);
      return typeof value === 'function' ? (value.bind(object) as unknown) : value;
    },
  });
}

const never = () => () => undefined;
const unchanged = () => false;

/** True on the server and while its HTML is taken over; what is shown meanwhile is then rendered once more. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

/** The same for what needs to know it once: nothing is rendered again. React asks for the server's value in a take-over alone. */
export function useTakesOver(): boolean {
  const asked = { forServer: false };
  useSyncExternalStore(never, unchanged, () => {
    asked.forServer = true;
    return false;
  });
  return asked.forServer;
}

/** A step in the history that another script has made has no key of its own. */
const isSame = (one: Location, other: Location) =>
  one.pathname === other.pathname && one.search === other.search;

/**
 * Takes a part of a document over with the answers and for the address that it was rendered with, else React finds other elements
 * than it expects and renders the part anew. What is known better by then, and where the reader has gone meanwhile, shows right
 * after. Stands inside the `Suspense` of the part.
 */
export function AsInDocument({ children }: { children: ReactNode }) {
  const takesOver = useTakesOver();
  const client = useQueryClient();
  const here = useContext(LocationContext);
  const [view] = useState(() => (takesOver ? viewOfDocument(client) : undefined));
  const [released, setReleased] = useState(!view);
  // After the effects of what is inside, which by then observes the document's answers.
  useEffect(() => {
    view?.release();
    setReleased(true);
  }, [view]);
  if (!view) return children;
  const then = released ? undefined : renderedFor;
  const hasLeft = then && here && !isSame(here.location, then);
  const location = hasLeft ? { ...here, location: then } : here;
  return (
    <QueryClientProvider client={view.client}>
      <LocationContext.Provider value={location}>{children}</LocationContext.Provider>
    </QueryClientProvider>
  );
}
