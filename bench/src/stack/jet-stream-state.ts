import { pollUntil, sleep } from '@solar/infra-local/process/wait';

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

/** Buckets hold leases and values that are written all the time. */
const BUCKET_PREFIX = 'KV_';
const POLL_MS = 50;
/** Between two steps of a chain of messages the broker may look idle. */
const QUIET_MS = 250;

/** Says when the consumers of a broker have nothing left to do. */
export class JetStreamState {
  constructor(private readonly monitor: string) {}

  /** Waits until nothing has waited, been handled or arrived for a moment; answers the consumers that are still at work. */
  async rest(timeoutMs: number): Promise<readonly string[]> {
    let open: readonly string[] = [];
    await pollUntil(
      async () => {
        const before = await this.read();
        open = before.open;
        if (open.length > 0) return false;
        await sleep(QUIET_MS);
        const after = await this.read();
        open = after.messages === before.messages ? after.open : ['new messages'];
        return open.length === 0;
      },
      timeoutMs,
      POLL_MS,
    );
    return open;
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
