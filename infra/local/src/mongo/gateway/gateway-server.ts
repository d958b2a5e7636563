import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { FrameReader } from '../wire/frame-reader';
import { FRAMING, readRequest, replyHeader, type WireRequest } from '../wire/op-message';
import type { GatewayContext } from './command';
import { CursorRegistry } from './cursor-registry';
import { dispatch } from './dispatcher';
import { Engine } from './engine';
import { Sql } from './engine-sql';
import { ReplayCache } from './replay-cache';
import { serialQueue } from './serial-queue';
import { TransactionRegistry } from './transaction-registry';

const SWEEP_MS = 5_000;
/** MongoDB removes expired documents once a minute; a shorter period makes them visible in development. */
const EXPIRY_MS = 10_000;

export interface GatewayOptions {
  socketPath: string;
  port: number;
  host: string;
  replicaSet: string;
  log: (line: string) => void;
}

/** Speaks MongoDB's wire protocol to drivers and the engine's SQL functions to PostgreSQL. */
export class GatewayServer {
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private readonly context: GatewayContext;
  private readonly timers: NodeJS.Timeout[] = [];
  private clientCount = 0;
  private replyCount = 0;

  constructor(private readonly options: GatewayOptions) {
    const engine = new Engine(options.socketPath);
    this.context = {
      address: '',
      replicaSet: options.replicaSet,
      engine,
      cursors: new CursorRegistry(engine),
      transactions: new TransactionRegistry(engine.transactions),
      replays: new ReplayCache(),
      serialize: serialQueue(),
    };
    this.server = createServer((socket) => this.accept(socket));
  }

  /** Starts to serve; answers the port, which the system chooses for port 0. */
  async listen(): Promise<number> {
    const { host } = this.options;
    const port = await listenOn(this.server, this.options.port, host);
    this.context.address = `${host}:${port}`;
    this.context.engine.warmUp().catch((error: Error) => this.options.log(error.message));
    this.every(SWEEP_MS, async () => {
      this.context.transactions.sweep(Date.now());
      this.context.replays.sweep(Date.now());
      await this.context.cursors.sweep(Date.now());
    });
    this.every(EXPIRY_MS, async () => {
      this.context.engine.trim();
      await this.context.engine.run(null, Sql.deleteExpiredRows, []);
      await this.context.engine.run(null, Sql.deleteOldRetries, []);
    });
    return port;
  }

  async close(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    const closed = new Promise((resolve) => this.server.close(resolve));
    for (const socket of this.sockets) socket.destroy();
    await closed;
    this.context.engine.close();
  }

  private every(periodMs: number, work: () => Promise<void>): void {
    let isRunning = false;
    const tick = async () => {
      if (isRunning) return;
      isRunning = true;
      try {
        await work();
      } catch (error) {
        if (this.server.listening) this.options.log(`housekeeping: ${(error as Error).message}`);
      } finally {
        isRunning = false;
      }
    };
    this.timers.push(setInterval(() => void tick(), periodMs).unref());
  }

  private accept(socket: Socket): void {
    const clientId = ++this.clientCount;
    this.sockets.add(socket);
    socket.setNoDelay(true);
    // Answers go out in the order of the requests.
    let last = Promise.resolve();
    const reader = new FrameReader(FRAMING, (bytes, start, end) => {
      const request = readRequest(bytes.subarray(start, end));
      last = last.then(() => this.answer(socket, request, clientId));
    });
    socket.on('data', (chunk: Buffer) => {
      try {
        reader.push(chunk);
      } catch (error) {
        this.drop(socket, error);
      }
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      this.sockets.delete(socket);
      this.context.transactions.abortOfClient(clientId);
    });
  }

  private async answer(socket: Socket, request: WireRequest, clientId: number): Promise<void> {
    try {
      const body = await dispatch(request, clientId, this.context);
      if (request.silent || socket.destroyed) return;
      this.replyCount = (this.replyCount + 1) & 0x7fffffff;
      const header = replyHeader(request, body.length, this.replyCount);
      socket.write(Buffer.concat([header, body]));
    } catch (error) {
      this.drop(socket, error);
    }
  }

  /** Nothing sensible can be answered to bytes that make no sense. */
  private drop(socket: Socket, error: unknown): void {
    this.options.log(`dropping a client: ${(error as Error).message}`);
    socket.destroy();
  }
}

function listenOn(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}
