import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { ManagedProcess } from '../process/managed-process';
import { FRONT_ENDS, type FrontEndName } from './parts';
import type { Stack } from './stack';

const ACTIONS: Record<string, (process: ManagedProcess) => Promise<void>> = {
  start: (process) => process.start(),
  stop: (process) => process.stop(),
  restart: (process) => process.restart(),
  kill: (process) => process.kill('SIGKILL'),
};

/**
 * Lets another process of this machine act on the stack: tests take services down and bring them back, a rebuilt
 * front end is swapped in. Loopback only, and only with the token of `stack.json`.
 */
export class ControlServer {
  private readonly server: Server;

  constructor(
    private readonly stack: Stack,
    private readonly token: string,
  ) {
    this.server = createServer((request, response) => void this.handle(request, response));
  }

  listen(port: number): Promise<void> {
    return new Promise((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(port, '127.0.0.1', resolve);
    });
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      if (!this.isAllowed(request)) return answer(response, 401, { error: 'wrong token' });
      const result = await this.act(request);
      answer(response, result ? 200 : 404, result ?? { error: 'no such call' });
    } catch (error) {
      answer(response, 409, { error: error instanceof Error ? error.message : String(error) });
    }
  }

  private async act(request: IncomingMessage): Promise<object | null> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const [, kind, name = '', action = ''] = url.pathname.split('/');
    if (request.method === 'GET' && kind === 'state') return this.stack.state;
    if (request.method !== 'POST') return null;
    if (kind === 'processes') {
      const perform = ACTIONS[action];
      if (!perform) return null;
      await perform(this.stack.process(name));
      return this.stack.state;
    }
    if (kind === 'replicas') {
      await this.stack.scale(Number(name));
      return this.stack.state;
    }
    if (kind === 'services' && action === 'environment') {
      await this.stack.restartWith(name, Object.fromEntries(url.searchParams));
      return this.stack.state;
    }
    if (kind === 'front-ends' && isFrontEnd(name)) {
      const dist = url.searchParams.get('dist');
      if (!dist) return null;
      this.stack.swapFrontEnd(name, dist);
      return this.stack.state;
    }
    return null;
  }

  private isAllowed(request: IncomingMessage): boolean {
    const given = Buffer.from(request.headers.authorization ?? '');
    const expected = Buffer.from(`Bearer ${this.token}`);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }
}

function isFrontEnd(name: string): name is FrontEndName {
  return (FRONT_ENDS as readonly string[]).includes(name);
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
