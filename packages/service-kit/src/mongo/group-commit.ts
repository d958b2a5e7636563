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
  context: AsyncResource;
  resolve: (value: Result) => void;
  reject: (error: unknown) => void;
};

const BATCH_MAX = 64;

/**
 * Group commit: jobs that arrive while a batch is under way wait and share the next one. Nobody waits for a timer; alone, a job costs
 * what it would cost without, and the busier it gets, the less each of them costs.
 */
export class GroupCommit<Job, Result> {
  private waiting: Waiting<Job, Result>[] = [];
  private running = false;

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
      this.waiting.push({ job, alone, context, resolve, reject });
      if (!this.running) void this.drain();
    });
  }

  private async drain(): Promise<void> {
    this.running = true;
    while (this.waiting.length > 0) {
      // What has arrived on other connections meanwhile is read in one turn of the loop, and joins.
      await new Promise((resolve) => setImmediate(resolve));
      await this.settle(this.next());
    }
    this.running = false;
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
