import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

export interface Answer<T> {
  status: number;
  body: T;
}

interface Call {
  method: string;
  url: string;
  body?: unknown;
  form?: Readonly<Record<string, string>>;
}

/** Node's own client with kept connections: `fetch` would take a good part of the CPU that is to be measured. */
let agent = new Agent({ keepAlive: true, maxSockets: 512 });

/** Ends all kept connections: a server that was paused closes those that were idle for long, in the middle of a call. */
export function closeConnections(): void {
  agent.destroy();
  agent = new Agent({ keepAlive: true, maxSockets: 512 });
}

/** Calls services as one person. */
export class HttpCaller {
  constructor(private readonly token: string | null = null) {}

  call<T>({ method, url, body, form }: Call): Promise<Answer<T>> {
    const payload = form ? new URLSearchParams(form).toString() : body && JSON.stringify(body);
    const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
    return new Promise((resolve, reject) => {
      const outgoing = request(url, {
        method,
        agent,
        headers: {
          ...(payload ? { 'content-type': type } : {}),
          ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
          ...(method === 'GET' ? {} : { 'idempotency-key': randomUUID() }),
        },
      });
      outgoing.on('error', reject);
      outgoing.on('response', (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          resolve({ status: incoming.statusCode ?? 0, body: JSON.parse(text || 'null') as T });
        });
      });
      outgoing.end(payload);
    });
  }

  /** A call that has to work. */
  async expect<T>(call: Call): Promise<T> {
    const { status, body } = await this.call<T>(call);
    if (status >= 200 && status < 300) return body;
    throw new Error(`${call.method} ${call.url}: ${status} ${JSON.stringify(body)}`);
  }
}
