import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface BareServer {
  url: string;
  pid: number;
  /** From the start of the process until it answers. */
  coldStartMs: number;
  stop: () => Promise<void>;
}

/** Starts the bare server in a process of its own; it ends with this one. */
export async function startBareServer(mongodbUrl: string): Promise<BareServer> {
  const startedAt = performance.now();
  const child = fork(join(__dirname, 'bare-main.js'), [], {
    env: { ...process.env, NODE_ENV: 'production', MONGODB_URL: mongodbUrl },
  });
  const exit = once(child, 'exit');
  const port = await Promise.race([
    once(child, 'message').then(([message]) => Number(message)),
    exit.then(() => Promise.reject(new Error('The bare server did not start.'))),
  ]);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    coldStartMs: performance.now() - startedAt,
    stop: async () => {
      child.disconnect();
      await exit;
    },
  };
}
