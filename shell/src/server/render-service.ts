import path from 'node:path';
import { readBuilds } from './builds';
import { RenderThread, type RenderedDocument } from './render-thread';
import { readShellConfig, type ServerConfig } from './server-config';
import type { WorkerData } from './worker-messages';

/** How often the renderer looks whether a slice was deployed. */
const LOOK_MS = 2000;

/**
 * Renders with the builds that are deployed. A new set of builds gets a fresh thread, since code that was loaded once can't
 * be taken back; the old thread answers what it was asked and ends.
 */
export class RenderService {
  private thread: RenderThread | undefined;
  private fingerprint = '';
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly config: ServerConfig,
    private readonly script = path.join(__dirname, 'worker.cjs'),
    private readonly dist = path.join(__dirname, '..'),
  ) {}

  /** Whether there is a thread that can render. */
  get isReady(): boolean {
    return this.thread !== undefined;
  }

  /** Follows what is deployed from now on. */
  start(): void {
    const look = async () => {
      await this.renew().catch((error: unknown) => console.error('No new builds', error));
      this.timer = setTimeout(() => void look(), LOOK_MS);
    };
    void look();
  }

  async stop(): Promise<void> {
    clearTimeout(this.timer);
    await this.thread?.drain();
  }

  render(address: string): Promise<RenderedDocument> {
    if (!this.thread) return Promise.reject(new Error('Not ready'));
    return this.thread.render(address);
  }

  /** Takes over what is deployed now; when that can't be rendered with, the builds of before go on. */
  private async renew(): Promise<void> {
    const data = await this.deployed();
    const fingerprint = JSON.stringify([data.shell, data.builds.map(({ id }) => id)]);
    if (fingerprint === this.fingerprint) return;
    const next = new RenderThread(this.script, data);
    await next.ready;
    const old = this.thread;
    this.thread = next;
    this.fingerprint = fingerprint;
    void next.gone.then(() => this.forget(next));
    await old?.drain();
  }

  private async deployed(): Promise<WorkerData> {
    const { config, dist } = this;
    const shell = await readShellConfig(config.assetsUrl);
    return { config, shell, dist, builds: await readBuilds(shell.remotes, config.assetsUrl) };
  }

  /** A thread that died by itself is replaced at the next look. */
  private forget(thread: RenderThread): void {
    if (this.thread !== thread) return;
    this.thread = undefined;
    this.fingerprint = '';
  }
}
