import type { Replica } from '@solar/infra-local/stack/replicas';
import { metricsOf, totalOf } from './metrics';

const EVERY_MS = 500;
const MEGABYTE = 1024 * 1024;

/** Follows the resident memory of processes while something goes on. */
export class MemoryWatch {
  private peakBytes = 0;
  private samples = 0;
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly replicas: readonly Replica[]) {
    this.timer = setInterval(() => void this.look(), EVERY_MS);
  }

  /** The most that one of the processes had, in megabytes. */
  stop(): number {
    clearInterval(this.timer);
    if (this.samples === 0) throw new Error('No process answered');
    return this.peakBytes / MEGABYTE;
  }

  private async look(): Promise<void> {
    for (const replica of this.replicas) {
      // A process that is being started again has no memory to look at.
      const samples = await metricsOf(replica).catch(() => null);
      if (!samples) continue;
      this.samples += 1;
      this.peakBytes = Math.max(this.peakBytes, totalOf(samples, 'process_resident_memory_bytes'));
    }
  }
}
