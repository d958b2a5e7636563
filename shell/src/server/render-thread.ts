import { Worker } from 'node:worker_threads';
import type { RenderAnswer, RenderRequest, WorkerData } from './worker-messages';

const HEAP_MB = 384;
/** So many are rendered side by side: more would all be late together instead of the first being in time. */
const RENDERED_AT_ONCE = 3;
/** More would only wait: the edge has an older or a static document for them. */
const OPEN_MAX = 32;

export type RenderedDocument = Extract<RenderAnswer, { error?: undefined }>;

/** A worker thread that renders with one set of builds. */
export class RenderThread {
  private readonly worker: Worker;
  private readonly open = new Map<
    number,
    { resolve: (answer: RenderedDocument) => void; reject: (error: Error) => void }
  >();
  private readonly waiting: RenderRequest[] = [];
  private nextId = 0;
  private drained: () => void = () => undefined;

  /** Settles when the thread can render. */
  readonly ready: Promise<void>;
  /** Settles when the thread is gone. */
  readonly gone: Promise<void>;

  constructor(script: string, data: WorkerData) {
    this.worker = new Worker(script, {
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
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
    if (this.open.size >= OPEN_MAX) return Promise.reject(new Error('Too many at once'));
    const id = this.nextId++;
    return new Promise((resolve, reject) => {
      this.open.set(id, { resolve, reject });
      this.waiting.push({ id, address });
      this.next();
    });
  }

  /** Ends the thread when its last answer is out. */
  async drain(): Promise<void> {
    if (this.open.size > 0) await new Promise<void>((resolve) => (this.drained = resolve));
    await this.worker.terminate();
  }

  private next(): void {
    const running = this.open.size - this.waiting.length;
    if (running >= RENDERED_AT_ONCE) return;
    const request = this.waiting.shift();
    if (request) this.worker.postMessage(request);
  }

  private settle(answer: RenderAnswer): void {
    const asked = this.open.get(answer.id);
    this.open.delete(answer.id);
    if (answer.error === undefined) asked?.resolve(answer);
    else asked?.reject(new Error(answer.error));
    this.next();
    if (this.open.size === 0) this.drained();
  }

  private rejectAll(): void {
    for (const { reject } of this.open.values()) reject(new Error('The render thread ended'));
    this.open.clear();
    this.drained();
  }
}
