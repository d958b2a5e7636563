import { rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';

/**
 * Says whether another process works with a data directory. A listening socket and not a pid file: the system
 * closes it with the process, however that ends, and no number can be taken for another process's.
 */
export class OwnerLock {
  private server: Server | null = null;

  constructor(
    private readonly path: string,
    private readonly what: string,
  ) {}

  async take(): Promise<void> {
    if (await isListening(this.path)) {
      throw new Error(`${this.what} is in use by another process`);
    }
    await rm(this.path, { force: true });
    const server = createServer((socket) => socket.destroy()).unref();
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.path, resolve);
    });
    this.server = server;
  }

  async release(): Promise<void> {
    const server = this.server;
    this.server = null;
    if (server) await new Promise((resolve) => server.close(resolve));
  }
}

function isListening(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
