import { Worker } from 'node:worker_threads';
import { RenderQueue } from './render-queue';
import type { RenderAnswer, RenderRequest, WorkerData } from './worker-messages';

const HEAP_MB = 384;
/** A document leaves tens of MB behind that nobody needs: in the engine's own few MB a sixth of the time went into collecting them. */
const YOUNG_HEAP_MB = 64;

export type RenderedDocument = Extract<RenderAnswer, { error?: undefined }>;

/** A worker thread that renders with one set of builds. */
export class RenderThread {
  private readonly worker: Worker;
  private readonly open = new Map<
    number,
    { resolve: (answer: RenderedDocument) => void; reject: (error: Error) => void }
  >();
  private readonly queue = new RenderQueue();
  private nextId = 0;
  private ended = false;

  /** Settles when the thread can render. */
  readonly ready: Promise<void>;
  /** Settles when the thread is gone. */
  readonly gone: Promise<void>;

  constructor(script: string, data: WorkerData) {
    this.worker = new Worker(script, {
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
    });
    this.ready = new Promise((resolve, reject) => {
      this.worker.once('message', () => resolve());
      this.worker.once('error', reject);
      this.worker.once('exit', () => reject(new Error('The render thread ended at its start')));
    });
    this.gone = new Promise((resolve) => this.worker.once('exit', () => resolve()));
    this.ready.catch(() => undefined);
    this.worker.on('error', (error) => console.error('A render thread failed', error));
    this.worker.on('message', (message: RenderAnswer | 'ready') => {
      if (message !== 'ready') this.settle(message);
    });
    void this.gone.then(() => this.rejectAll());
  }

  render(address: string): Promise<RenderedDocument> {
    return this.queue.run(() => this.ask(address));
  }

  /** Ends the thread when its last answer is out. */
  async drain(): Promise<void> {
    await this.queue.whenIdle();
    await this.worker.terminate();
  }

  private ask(address: string): Promise<RenderedDocument> {
    if (this.ended) return Promise.reject(new Error('The render thread ended'));
    const id = this.nextId++;
    return new Promise((resolve, reject) => {
      this.open.set(id, { resolve, reject });
      this.worker.postMessage({ id, address } satisfies RenderRequest);
    });
  }

  private settle(answer: RenderAnswer): void {
    const asked = this.open.get(answer.id);
    this.open.delete(answer.id);
    if (answer.error === undefined) asked?.resolve(answer);
    else asked?.reject(new Error(answer.error));
  }

  private rejectAll(): void {
    this.ended = true;
    for (const { reject } of this.open.values()) reject(new Error('The render thread ended'));
    this.open.clear();
  }
}
