import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { linkFrontEnd } from '../../../src/edge/edge-files';
import { prepareEdge, type LoneEdge } from '../../../src/edge/lone-edge';
import { Guardian } from '../../../src/process/guardian';
import {
  FRONT_ENDS,
  SERVICES,
  type FrontEndName,
  type ServiceName,
} from '../../../src/stack/parts';
import { replicasOf } from '../../../src/stack/replicas';
import { stackPaths } from '../../../src/stack/stack-files';

const root = resolve(__dirname, '../../../../..');
const REPLICAS = 2;
/** The script of every front end. */
export const HASHED = 'main.0a1b2c3d.js';

/** An edge in front of servers that answer what they were asked, two replicas of each service. */
export class TestEdge {
  readonly dir = mkdtempSync(join(tmpdir(), 'solar-edge-'));
  /** Methods of the requests that reached the replica that dies of them. */
  readonly asked: string[] = [];
  private readonly upstreams: Server[] = [];
  private readonly guardian = new Guardian();
  private edge!: LoneEdge;

  async open(): Promise<void> {
    this.edge = await prepareEdge({
      root,
      dir: this.dir,
      guardian: this.guardian,
      firstPort: 22_000,
      replicas: REPLICAS,
      apiRate: 200,
      apiBurst: 50,
    });
    const { ports } = this.edge;
    for (const name of FRONT_ENDS) linkFrontEnd(this.dir, name, this.frontEnd(name, name));
    this.writePicture('products/panel/card.avif');
    // The account service stays away: its path shows what a missing service looks like.
    for (const name of SERVICES.filter((service) => service !== 'account')) await this.echo(name);
    await this.echo('payments');
    // The second replica of inventory dies of every request; those of the other services are not up.
    const [dying] = replicasOf(ports, REPLICAS).filter(({ name }) => name === 'inventory-2');
    this.upstreams.push(await dyingServer(dying?.port ?? 0, this.asked));
    await this.edge.process.start();
  }

  async close(): Promise<void> {
    await this.edge?.process.stop();
    this.guardian.dismiss();
    for (const server of this.upstreams) {
      server.closeAllConnections();
      server.close();
    }
    rmSync(this.dir, { recursive: true, force: true });
  }

  get origin(): string {
    return this.edge.origin;
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`${this.origin}${path}`, { headers });
  }

  /** Starts what stands for a service. */
  async echo(name: ServiceName | 'payments'): Promise<void> {
    this.upstreams.push(await echoServer(name, this.edge.ports[name]));
  }

  /** A build of a front end, whose script says `text`. */
  frontEnd(name: FrontEndName, text: string, chunk = HASHED): string {
    const dist = join(this.dir, 'dist', name, text);
    mkdirSync(dist, { recursive: true });
    const script = `/* ${text} */${' '.repeat(2_000)}`;
    writeFileSync(join(dist, chunk), script);
    writeFileSync(join(dist, `${chunk}.br`), brotliCompressSync(script));
    writeFileSync(join(dist, 'mf-manifest.json'), JSON.stringify({ name: text }));
    if (name === 'shell') {
      writeFileSync(join(dist, 'index.html'), '<!doctype html><p>home</p>');
      writeFileSync(join(dist, 'screen.html'), '<!doctype html><p>screen</p>');
    }
    return dist;
  }

  private writePicture(path: string): void {
    const file = join(stackPaths(this.dir).media, path);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, 'picture');
  }
}

/** Answers what it was asked, so that a test sees where the edge sent a request and with which headers. */
function echoServer(name: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      const status = request.url?.endsWith('/missing') ? 404 : 200;
      response
        .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
        .end(JSON.stringify({ name, url: request.url, headers: request.headers }));
    });
  });
  server.on('upgrade', (request, socket) => {
    const headers = ['Connection: Upgrade', 'Upgrade: websocket', `X-Chat: ${request.url}`];
    socket.end(['HTTP/1.1 101 Switching Protocols', ...headers, '', ''].join('\r\n'));
  });
  return new Promise((done) => server.listen(port, '127.0.0.1', () => done(server)));
}

/** Takes a request and closes the connection instead of answering. */
function dyingServer(port: number, asked: string[]): Promise<Server> {
  const server = createServer((request) => {
    request.resume().on('end', () => {
      asked.push(request.method ?? '');
      request.socket.destroy();
    });
  });
  return new Promise((done) => server.listen(port, '127.0.0.1', () => done(server)));
}
