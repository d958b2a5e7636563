import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD } from '@solar/infra-local/stack/parts';

/** An answer of the edge; `body` is parsed when it is JSON. */
export interface Answer<T = Record<string, unknown>> {
  status: number;
  body: T;
  headers: Headers;
}

export interface CallOptions {
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
}

/** Calls the edge as one person, signed in or not. */
export class Api {
  constructor(
    readonly url: string,
    readonly token: string | null = null,
    readonly userId: string | null = null,
  ) {}

  /** Signs a demo user in by the local part of the address. */
  as(localPart: string): Promise<Api> {
    return this.signIn(`${localPart}@alsa.example`, DEMO_PASSWORD);
  }

  async signIn(email: string, password: string): Promise<Api> {
    const answer = await this.post<{ token: string; user: { id: string } }>('/api/auth/login', {
      body: { username: email, password },
    });
    if (answer.status >= 300) throw new Error(`${email} can't sign in: ${answer.status}`);
    return this.withToken(answer.body.token, answer.body.user.id);
  }

  /** The same way to the edge as another person. */
  protected withToken(token: string, userId: string): Api {
    return new Api(this.url, token, userId);
  }

  get<T = Record<string, unknown>>(path: string, options?: CallOptions): Promise<Answer<T>> {
    return this.call<T>('GET', path, options);
  }

  post<T = Record<string, unknown>>(path: string, options?: CallOptions): Promise<Answer<T>> {
    return this.call<T>('POST', path, options);
  }

  put<T = Record<string, unknown>>(path: string, options?: CallOptions): Promise<Answer<T>> {
    return this.call<T>('PUT', path, options);
  }

  patch<T = Record<string, unknown>>(path: string, options?: CallOptions): Promise<Answer<T>> {
    return this.call<T>('PATCH', path, options);
  }

  delete<T = Record<string, unknown>>(path: string, options?: CallOptions): Promise<Answer<T>> {
    return this.call<T>('DELETE', path, options);
  }

  /** One request; mutations carry a fresh idempotency key unless the caller gives one. */
  async call<T>(
    method: string,
    path: string,
    { body, headers, query }: CallOptions = {},
  ): Promise<Answer<T>> {
    const search = query ? `?${new URLSearchParams(query)}` : '';
    const response = await fetch(`${this.url}${path}${search}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(method === 'GET' ? {} : { 'idempotency-key': randomUUID() }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const json = (response.headers.get('content-type') ?? '').includes('json');
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: (json && text ? JSON.parse(text) : text) as T,
    };
  }
}
