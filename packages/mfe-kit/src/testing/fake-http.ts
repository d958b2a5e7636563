import type { AxiosAdapter, InternalAxiosRequestConfig } from 'axios';
import axios, { AxiosError } from 'axios';

/** A request that the code under test sent. */
export interface FakeCall {
  method: string;
  /** Path without the query. */
  path: string;
  params: Record<string, unknown>;
  body: unknown;
  headers: Record<string, string>;
}

/** An answer: a body (status 200), or `answer(status, body)`. */
export type FakeAnswer = unknown;
export type FakeRoutes = Record<string, FakeAnswer | ((call: FakeCall) => FakeAnswer)>;

class Answer {
  constructor(
    readonly status: number,
    readonly body: unknown,
  ) {}
}

/** An answer with a status of its own. */
export function answer(status: number, body: unknown = ''): FakeAnswer {
  return new Answer(status, body);
}

type Responder = (call: FakeCall) => unknown;

/** Where requests and the answers that stood in are kept for the services' own tests, when Jest is asked to. */
const { exchangesInTests } = globalThis as {
  exchangesInTests?: { request: string; sent: unknown; answer: unknown }[];
};

const nobody: Responder = ({ method, path }) => answer(404, `No fake for ${method} ${path}`);

let respond = nobody;

function keep({ method, path, body: sent }: FakeCall, answered: unknown): void {
  exchangesInTests?.push({ request: `${method} ${path}`, sent, answer: answered });
}

/** Installed once: `http` keeps the adapter with which it was created, whatever a later test serves. */
const adapter: AxiosAdapter = async (config) => {
  const call = toCall(config);
  const result: unknown = await respond(call);
  const { status, body } = result instanceof Answer ? result : new Answer(200, result);
  if (status < 400) keep(call, body);
  const response = { data: body, status, statusText: String(status), headers: {}, config };
  if (status < 400) return response;
  throw new AxiosError(String(status), AxiosError.ERR_BAD_REQUEST, config, null, response);
};
axios.defaults.adapter = adapter;

/**
 * Answers requests of `http` in tests: keys are `METHOD /path` (`:name` matches one segment). Unknown requests fail
 * with 404. Returns the calls; `restore` answers nothing any more.
 */
export function fakeHttp(routes: FakeRoutes): { calls: FakeCall[]; restore: () => void } {
  const calls: FakeCall[] = [];
  respond = (call) => {
    calls.push(call);
    const key = Object.keys(routes).find((pattern) => matches(pattern, call));
    if (key === undefined) return nobody(call);
    const route: unknown = routes[key];
    return typeof route === 'function' ? (route(call) as unknown) : route;
  };
  return {
    calls,
    restore: () => {
      respond = nobody;
    },
  };
}

function toCall(config: InternalAxiosRequestConfig): FakeCall {
  const url = new URL(config.url ?? '/', 'http://localhost');
  const query = Object.fromEntries(url.searchParams);
  const body: unknown =
    typeof config.data === 'string' ? JSON.parse(config.data) : (config.data as unknown);
  return {
    method: (config.method ?? 'get').toUpperCase(),
    path: url.pathname,
    params: { ...query, ...(config.params as Record<string, unknown> | undefined) },
    body,
    headers: Object.fromEntries(
      Object.entries(config.headers.toJSON()).map(([name, value]) => [name, String(value)]),
    ),
  };
}

function matches(pattern: string, { method, path }: FakeCall): boolean {
  const [wantedMethod, wantedPath = ''] = pattern.split(' ');
  if (wantedMethod !== method) return false;
  const wanted = wantedPath.split('/');
  const got = path.split('/');
  return (
    wanted.length === got.length &&
    wanted.every((part, index) => part.startsWith(':') || part === got[index])
  );
}
