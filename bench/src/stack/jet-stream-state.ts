import { pollUntil } from '@solar/infra-local/process/wait';

interface ConsumerReport {
  name: string;
  num_pending: number;
  num_ack_pending: number;
}

/** The part of the broker's monitoring answer that is read here. */
interface JetStreamReport {
  account_details?: {
    stream_detail?: {
      name: string;
      state: { last_seq: number };
      consumer_detail?: ConsumerReport[];
    }[];
  }[];
}

/** How a wait for rest ended. */
export interface Rest {
  /** Consumers that are still at work; none when there is rest. */
  open: readonly string[];
  /** When work was last seen, on the clock of `performance.now`. */
  lastBusyAt: number;
}

/** Buckets hold leases and values that are written all the time. */
const BUCKET_PREFIX = 'KV_';
const POLL_MS = 50;
/** Between two steps of a chain of messages the broker may look idle. */
const QUIET_MS = 250;

/** Says when the consumers of a broker have nothing left to do. */
export class JetStreamState {
  constructor(private readonly monitor: string) {}

  /** Waits until nothing has waited, been handled or arrived for a moment. */
  async rest(timeoutMs: number): Promise<Rest> {
    const rest: Rest = { open: [], lastBusyAt: performance.now() };
    let known = await this.read();
    await pollUntil(
      async () => {
        const now = await this.read();
        rest.open = now.messages === known.messages ? now.open : ['new messages'];
        known = now;
        if (rest.open.length > 0) rest.lastBusyAt = performance.now();
        return performance.now() - rest.lastBusyAt >= QUIET_MS;
      },
      timeoutMs,
      POLL_MS,
    );
    return rest;
  }

  private async read(): Promise<{ messages: number; open: readonly string[] }> {
    const response = await fetch(`${this.monitor}/jsz?accounts=true&streams=true&consumers=true`);
    const report = (await response.json()) as JetStreamReport;
    const streams = (report.account_details ?? [])
      .flatMap(({ stream_detail: details }) => details ?? [])
      .filter(({ name }) => !name.startsWith(BUCKET_PREFIX));
    const open = streams
      .flatMap(({ consumer_detail: consumers }) => consumers ?? [])
      .filter((one) => one.num_pending + one.num_ack_pending > 0);
    return {
      messages: streams.reduce((sum, { state }) => sum + state.last_seq, 0),
      open: open.map((one) => `${one.name} (${one.num_pending} + ${one.num_ack_pending})`),
    };
  }
}
