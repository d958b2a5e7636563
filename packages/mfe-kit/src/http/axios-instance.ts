import axios, { type AxiosError, type AxiosInstance, type InternalAxiosRequestConfig } from 'axios';
import { readToken, refreshToken } from '@solar/mfe-kit/http/auth-tokens';
import { asProblem, HttpError } from '@solar/mfe-kit/http/http-error';
// Relative, as this file itself is imported: it belongs to this chunk and is no shared module of its own.
import { loadProblemTexts } from './problem-texts';

const TIMEOUT_MS = 30_000;
/**
 * These calls decide about the session themselves: refreshing for them would loop, and an old token sent along would be
 * refused before they are heard.
 */
const SESSION_CALLS = /^\/api\/auth\/(?:login|login\/second-factor|register|refresh)$/;

type Sent = InternalAxiosRequestConfig & { sentToken?: string | null; repeated?: boolean };

/** An axios with authentication, refresh and problem+json; see `http`. */
export function createAxios(): AxiosInstance {
  const client = axios.create({ withCredentials: true, timeout: TIMEOUT_MS });
  client.interceptors.request.use((config: Sent) => {
    config.sentToken = SESSION_CALLS.test(config.url ?? '') ? null : readToken();
    if (config.sentToken) config.headers.set('Authorization', `Bearer ${config.sentToken}`);
    return config;
  });
  client.interceptors.response.use(undefined, async (error: AxiosError) => {
    const config = error.config as Sent | undefined;
    if (config && maySignInAgain(error, config)) {
      const token = await refreshToken(config.sentToken ?? null);
      if (token) return client.request({ ...config, repeated: true } as Sent);
    }
    throw await toHttpError(error);
  });
  return client;
}

function maySignInAgain({ response }: AxiosError, config: Sent): boolean {
  const outdated = response?.status === 401 || isApprovalMissing(response);
  return (
    outdated &&
    Boolean(config.sentToken) &&
    !config.repeated &&
    !SESSION_CALLS.test(config.url ?? '')
  );
}

/** The approval may have come after the token. */
function isApprovalMissing(response: AxiosError['response']): boolean {
  return response?.status === 403 && asProblem(response.data)?.code === 'access.approval_required';
}

async function toHttpError(error: AxiosError): Promise<unknown> {
  if (error.code === 'ERR_CANCELED') return error;
  const { response } = error;
  if (!response) {
    const code = error.code === 'ECONNABORTED' ? 'network.timeout' : 'network.unreachable';
    const problem = { type: 'about:blank', title: error.message, status: 0, code };
    return new HttpError(0, error.message, problem, { cause: error });
  }
  const body = await readBody(response.data);
  const problem = asProblem(body);
  if (problem) await loadProblemTexts();
  const text = problem ? (problem.detail ?? problem.title) : bodyText(body);
  return new HttpError(response.status, text || response.statusText, problem, { cause: error });
}

/** A failed download carries its problem as a blob. */
async function readBody(data: unknown): Promise<unknown> {
  if (!(data instanceof Blob)) return data;
  const text = await data.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function bodyText(body: unknown): string {
  if (typeof body === 'string') return body;
  return body === null || body === undefined ? '' : JSON.stringify(body);
}
