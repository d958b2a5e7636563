/** Where the bearer token lives. */
export const TOKEN_KEY = 'auth_token';

const REFRESH_LOCK = 'solar-auth-refresh';

/** The bearer token, or null when signed out. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_KEY);
  } catch {
    return null;
  }
}

/** Stores or removes the bearer token. */
export function writeToken(token: string | null): void {
  if (token === null) localStorage.removeItem(TOKEN_KEY);
  else localStorage.setItem(TOKEN_KEY, token);
}

type Refresher = () => Promise<string | null>;

let refresher: Refresher = () => Promise.resolve(null);
let running: Promise<string | null> | null = null;

/** The session knows how a new token is fetched; the HTTP client decides when. */
export function setRefresher(next: Refresher): void {
  refresher = next;
}

/**
 * A token newer than `stale`, or null when the session is over. Concurrent callers share one refresh, also
 * across tabs: the refresh token rotates, and a second use of the old one would end the session.
 */
export function refreshToken(stale: string | null): Promise<string | null> {
  running ??= withTabLock(async () => {
    const current = readToken();
    return current !== null && current !== stale ? current : refresher();
  }).finally(() => {
    running = null;
  });
  return running;
}

function withTabLock(task: Refresher): Promise<string | null> {
  return 'locks' in navigator ? navigator.locks.request(REFRESH_LOCK, task) : task();
}
