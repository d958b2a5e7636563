import { rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 200;

/**
 * Says whether another process works with a folder. A listening socket and not a pid file: the system closes it with
 * the process, however that ends, and no number can be taken for another process's.
 */
export class OwnerLock {
  private server: Server | null = null;

  constructor(private readonly path: string) {}

  /** Takes the lock; false when another process has it. */
  async take(): Promise<boolean> {
    this.server = await listenAt(this.path);
    if (this.server) return true;
    if (await isListening(this.path)) return false;
    // Left behind by a process that was killed.
    await rm(this.path, { force: true });
    this.server = await listenAt(this.path);
    return this.server !== null;
  }

  async release(): Promise<void> {
    const server = this.server;
    this.server = null;
    if (server) await new Promise((resolve) => server.close(resolve));
  }
}

/** Runs the work while no other process runs work under the same path. */
export async function exclusively<T>(path: string, work: () => Promise<T>): Promise<T> {
  const lock = new OwnerLock(path);
  while (!(await lock.take())) await delay(POLL_MS);
  try {
    return await work();
  } finally {
    await lock.release();
  }
}

/** Null when there is a socket of that name, in use or not. */
function listenAt(path: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy()).unref();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(error);
    });
    server.listen(path, () => resolve(server));
  });
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
