import { create } from 'zustand';
import {
  readToken,
  refreshToken,
  setRefresher,
  TOKEN_KEY,
  writeToken,
} from '@solar/mfe-kit/http/auth-tokens';
import { http } from '@solar/mfe-kit/http/http-client';
import { isHttpError } from '@solar/mfe-kit/http/http-error';
import { adoptLanguage } from '@solar/mfe-kit/i18n/i18n';
import type { AuthAnswer, SessionUser } from '@solar/mfe-kit/session/session-user';

export type { SessionUser } from '@solar/mfe-kit/session/session-user';

const ENDS_KEY = 'auth_session_ends';

/** Who is signed in. Authenticated means that both user and token are present. */
export interface SessionState {
  status: 'loading' | 'guest' | 'authenticated';
  user: SessionUser | null;
  token: string | null;
  /** ISO time at which the session ends unless it is refreshed. */
  sessionEndsAt: string | null;
  /** How often somebody has signed out here. */
  leaves: number;
}

const GUEST: Omit<SessionState, 'leaves'> = {
  status: 'guest',
  user: null,
  token: null,
  sessionEndsAt: null,
};

/** The session; change it through `session`. Its initial state is a visitor's, as in a document from the server. */
export const useSession = create<SessionState>()(() => ({ ...GUEST, leaves: 0 }));
if (readToken() !== null) useSession.setState({ status: 'loading' });

/** Sign-in failed; the message is the server's, else `Login failed` or `Registration failed`. */
export class SignInError extends Error {
  override readonly name = 'SignInError';
}

function accept(answer: AuthAnswer): string {
  writeToken(answer.token);
  const sessionEndsAt = answer.sessionEndsAt ?? null;
  writeEnds(sessionEndsAt);
  useSession.setState({
    status: 'authenticated',
    user: answer.user,
    token: answer.token,
    sessionEndsAt,
  });
  return answer.token;
}

function forget(): void {
  writeToken(null);
  writeEnds(null);
  useSession.setState(GUEST);
}

function writeEnds(endsAt: string | null): void {
  if (endsAt === null) localStorage.removeItem(ENDS_KEY);
  else localStorage.setItem(ENDS_KEY, endsAt);
}

async function signIn(url: string, body: object, failure: string): Promise<SessionUser> {
  try {
    const answer = await http.post<AuthAnswer>(url, body);
    accept(answer);
    return answer.user;
  } catch (error) {
    const message = isHttpError(error) ? (error.detail ?? failure) : failure;
    throw new SignInError(message, { cause: error });
  }
}

async function fetchNewToken(): Promise<string | null> {
  try {
    return accept(await http.post<AuthAnswer>('/api/auth/refresh'));
  } catch (error) {
    if (isHttpError(error) && error.status === 401) forget();
    return null;
  }
}

async function loadUser(): Promise<void> {
  try {
    const user = await http.get<SessionUser>('/api/auth/me');
    const token = readToken();
    if (token === null) return forget();
    const sessionEndsAt = localStorage.getItem(ENDS_KEY);
    useSession.setState({ status: 'authenticated', user, token, sessionEndsAt });
  } catch (error) {
    console.error('Authentication failed', error);
    forget();
  }
}

/** What can be done with the session. */
export const session = {
  /**
   * Signs in, by the second step's address with a code; a browser in which no language was chosen takes the one of the
   * profile.
   */
  async login(credentials: object, url = '/api/auth/login'): Promise<SessionUser> {
    const user = await signIn(url, credentials, 'Login failed');
    await adoptLanguage(user.language).catch((error: unknown) => {
      console.error('The language of the profile could not be loaded', error);
    });
    return user;
  },
  register: (body: object) => signIn('/api/auth/register', body, 'Registration failed'),
  /** Ends the session here even when the server cannot be reached; that failure is only logged. */
  async logout(): Promise<void> {
    try {
      await http.post('/api/auth/logout');
    } catch (error) {
      console.error('Logout failed', error);
    }
    useSession.setState(({ leaves }) => ({ leaves: leaves + 1 }));
    forget();
  },
  /** Renews the token now; false when the session is over. */
  refresh: async (): Promise<boolean> => (await refreshToken(readToken())) !== null,
  /** Fetches the user again, say after the profile changed. */
  reloadUser: loadUser,
  /** Picks up a stored token at start and follows sign-in and sign-out in other tabs. */
  async restore(): Promise<void> {
    setRefresher(fetchNewToken);
    window.addEventListener('storage', ({ key, newValue }) => {
      if (key !== TOKEN_KEY) return;
      if (newValue === null) useSession.setState(GUEST);
      else if (useSession.getState().token !== newValue) void loadUser();
    });
    if (readToken() !== null) await loadUser();
  },
  /** Signs out locally, say when the session ran out. */
  forget,
};
