import { asProblem, HttpError } from '@solar/mfe-kit/http/http-error';
import type { AxiosRequestConfig } from 'axios';
import { ANSWER_KEPT_MS } from './document-age';

/** A service that takes longer is left out; the edge then shows an older document, or one without content. */
const TIMEOUT_MS = 1000;
const KEPT_MAX = 500;

/** Where the services are inside the network, by the start of a path. */
export interface ServiceAddresses {
  catalog: string;
  admin: string;
}

interface Kept {
  at: number;
  body: Promise<unknown>;
}

/** Reads from the services as a visitor: no cookie and no token, whoever asks for the document. */
export function createServiceClient(addresses: ServiceAddresses) {
  const kept = new Map<string, Kept>();

  return async function request<T>({ method, url = '', params }: AxiosRequestConfig): Promise<T> {
    if (method !== 'GET') throw new Error(`A document is rendered without ${method} ${url}`);
    const address = addressOf(addresses, url) + queryOf(params);
    const known = kept.get(address);
    if (known && Date.now() - known.at < ANSWER_KEPT_MS) return known.body as Promise<T>;
    const body = read(address);
    kept.delete(address);
    kept.set(address, { at: Date.now(), body });
    body.catch(() => kept.delete(address));
    const [oldest] = kept.keys();
    if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest);
    return body as Promise<T>;
  };
}

function addressOf({ catalog, admin }: ServiceAddresses, path: string): string {
  if (/^\/api\/(?:catalog|search)\//.test(`${path}/`)) return catalog + path;
  if (path.startsWith('/api/content/')) return admin + path;
  throw new Error(`No public service answers ${path}`);
}

function queryOf(params: unknown): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries((params ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null) query.append(name, String(value));
  }
  const text = query.toString();
  return text ? `?${text}` : '';
}

async function read(address: string): Promise<unknown> {
  const response = await fetch(address, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const body: unknown = await response.json();
  if (response.ok) return body;
  const problem = asProblem(body);
  throw new HttpError(response.status, problem?.title ?? response.statusText, problem);
}
