import { AsyncResource } from 'node:async_hooks';
import { currentContext } from '../telemetry/request-context';

/** What became of one job of a batch. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; error: unknown };

/**
 * Runs the jobs of one batch and says what became of each. It rejects only when none of them has had an effect: each is run again by
 * itself then, so that one bad job does not take its neighbours along.
 */
export type CommitBatch<Job, Result> = (
  jobs: readonly Job[],
) => Promise<readonly Outcome<Result>[]>;

export type GroupCommitOptions<Job> = {
  /** Most jobs of one batch. Default 64. */
  max?: number;
  /** Jobs that share no batch, beside those of staff, which are recorded in their name. */
  goesAlone?: (job: Job) => boolean;
  /** What a job writes; of several jobs with one key each waits for the batch of the one before. */
  keyOf?: (job: Job) => string;
};

type Waiting<Job, Result> = {
  job: Job;
  alone: boolean;
  since: number;
  context: AsyncResource;
  resolve: (value: Result) => void;
  reject: (error: unknown) => void;
};

const BATCH_MAX = 64;
/** How long the first job of a batch waits for others while its group is busy; more brings no more orders a second (ADR 114). */
const LINGER_MS = 7;
/** A batch of so many has company enough. */
const LINGER_UP_TO = 6;
/** So many different jobs within so long make a group busy. Jobs with the same key, as the steps of one checkout have it, count once. */
const BUSY_JOBS = 3;
const BUSY_WITHIN_MS = 200;

/**
 * Group commit: jobs that arrive while a batch is under way wait and share the next one. While a group is busy, the first job of a batch
 * waits some milliseconds for others besides (PostgreSQL calls it `commit_delay` with `commit_siblings`): shoppers who have met once go on
 * side by side. Alone, a job costs what it would cost without, and the busier it gets, the less each of them costs.
 */
export class GroupCommit<Job, Result> {
  private waiting: Waiting<Job, Result>[] = [];
  private running = false;
  /** The last different jobs, the newest last. */
  private recent: { key: unknown; at: number }[] = [];
  private goNow: (() => void) | null = null;

  constructor(
    private readonly commit: CommitBatch<Job, Result>,
    private readonly options: GroupCommitOptions<Job> = {},
  ) {}

  /** The job's own result, once its batch is through. */
  run(job: Job): Promise<Result> {
    return new Promise((resolve, reject) => {
      // A batch runs for several callers; what it logs and publishes by itself carries the trace of the first.
      const context = new AsyncResource('GroupCommit');
      const alone =
        currentContext()?.actor?.kind === 'person' || this.options.goesAlone?.(job) === true;
      const since = performance.now();
      this.waiting.push({ job, alone, since, context, resolve, reject });
      this.note(this.options.keyOf?.(job) ?? job, since);
      if (!this.running) void this.drain();
      else if (this.waiting.length >= LINGER_UP_TO) this.goNow?.();
    });
  }

  private async drain(): Promise<void> {
    this.running = true;
    while (this.waiting.length > 0) {
      // What has arrived on other connections meanwhile is read in one turn of the loop, and joins.
      await new Promise((resolve) => setImmediate(resolve));
      await this.linger();
      await this.settle(this.next());
    }
    this.running = false;
  }

  /** Keeps the job among the last different ones. */
  private note(key: unknown, at: number): void {
    const others = this.recent.filter((one) => one.key !== key);
    this.recent = [...others, { key, at }].slice(-BUSY_JOBS);
  }

  /** Waits for others to join the next batch, while the group is busy and until there are enough of them. */
  private async linger(): Promise<void> {
    const [first] = this.waiting;
    if (!first || first.alone || this.waiting.length >= LINGER_UP_TO) return;
    const now = performance.now();
    const left = first.since + LINGER_MS - now;
    if (left <= 0 || !this.isBusy(now)) return;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      timer = setTimeout(resolve, left);
      this.goNow = resolve;
    });
    clearTimeout(timer);
    this.goNow = null;
  }

  private isBusy(now: number): boolean {
    const [oldest] = this.recent;
    const isFull = this.recent.length === BUSY_JOBS;
    return isFull && oldest !== undefined && now - oldest.at < BUSY_WITHIN_MS;
  }

  /** The jobs of the next batch in the order of their arrival; what can't be in it keeps its place. */
  private next(): Waiting<Job, Result>[] {
    const { max = BATCH_MAX, keyOf } = this.options;
    if (this.waiting[0]?.alone) return this.waiting.splice(0, 1);
    const keys = new Set<string>();
    const batch = new Set<Waiting<Job, Result>>();
    for (const one of this.waiting) {
      if (batch.size === max || one.alone) break;
      const key = keyOf?.(one.job);
      if (key !== undefined && keys.has(key)) continue;
      if (key !== undefined) keys.add(key);
      batch.add(one);
    }
    this.waiting = this.waiting.filter((one) => !batch.has(one));
    return [...batch];
  }

  private async settle(batch: readonly Waiting<Job, Result>[]): Promise<void> {
    const [first, ...others] = batch;
    if (!first) return;
    try {
      const jobs = batch.map(({ job }) => job);
      const outcomes = await first.context.runInAsyncScope(() => this.commit(jobs));
      batch.forEach((one, index) => answer(one, outcomes[index]));
    } catch (error) {
      if (others.length === 0) first.reject(error);
      else for (const one of batch) await this.settle([one]);
    }
  }
}

function answer<Result>(
  { resolve, reject }: Waiting<unknown, Result>,
  outcome: Outcome<Result> | undefined,
): void {
  if (outcome?.ok) resolve(outcome.value);
  else reject(outcome ? outcome.error : new Error('The batch says nothing of this job'));
}
