import type { Reply } from './command';

/** How long a driver may take to repeat a write after it lost the connection. */
const MEMORY_MS = 5 * 60_000;

interface Entry {
  reply: Promise<Reply>;
  startedAt: number;
}

/** Answers of retryable writes of several statements: a repeated one gets the answer and is not done again. */
export class ReplayCache {
  private readonly entries = new Map<string, Entry>();

  run(id: string, work: () => Promise<Reply>): Promise<Reply> {
    const known = this.entries.get(id);
    if (known) return known.reply;
    // Copied, or a short answer would keep the whole network buffer that it came in.
    const reply = work().then((answer) => (Buffer.isBuffer(answer) ? Buffer.from(answer) : answer));
    this.entries.set(id, { reply, startedAt: Date.now() });
    // What failed as a whole did nothing and may be tried again.
    reply.catch(() => this.entries.delete(id));
    return reply;
  }

  sweep(now: number): void {
    for (const [id, { startedAt }] of this.entries) {
      // Entries are in the order of their start.
      if (startedAt > now - MEMORY_MS) return;
      this.entries.delete(id);
    }
  }
}
