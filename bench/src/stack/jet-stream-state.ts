import { pollUntil, sleep } from '@solar/infra-local/process/wait';

/** The part of the broker's monitoring answer that is read here. */
interface JetStreamReport {
  messages: number;
  account_details?: {
    stream_detail?: { consumer_detail?: { num_pending: number; num_ack_pending: number }[] }[];
  }[];
}

const POLL_MS = 50;
/** Between two steps of a chain of messages the broker may look idle. */
const QUIET_MS = 250;

/** Says when the consumers of a broker have nothing left to do. */
export class JetStreamState {
  constructor(private readonly monitor: string) {}

  /** Resolves with true once nothing has waited, been handled or arrived for a moment. */
  async rest(timeoutMs: number): Promise<boolean> {
    return pollUntil(
      async () => {
        const before = await this.read();
        if (before.open > 0) return false;
        await sleep(QUIET_MS);
        const after = await this.read();
        return after.open === 0 && after.messages === before.messages;
      },
      timeoutMs,
      POLL_MS,
    );
  }

  private async read(): Promise<{ messages: number; open: number }> {
    const response = await fetch(`${this.monitor}/jsz?accounts=true&streams=true&consumers=true`);
    const report = (await response.json()) as JetStreamReport;
    const consumers = (report.account_details ?? [])
      .flatMap(({ stream_detail: streams }) => streams ?? [])
      .flatMap(({ consumer_detail: consumers }) => consumers ?? []);
    return {
      messages: report.messages,
      open: consumers.reduce((sum, one) => sum + one.num_pending + one.num_ack_pending, 0),
    };
  }
}
