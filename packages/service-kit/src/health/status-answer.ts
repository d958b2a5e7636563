import { Controller, Inject, type Type } from '@nestjs/common';
import { serviceStatusRead, type ServiceStatus } from '@solar/contracts/common/service-status';
import { SERVICE, type ServiceIdentity } from '../config/config-token';
import { DurableConsumers } from '../messaging/durable-consumers';
import { Answer } from '../messaging/handlers';
import { OutboxSweeper } from '../messaging/outbox-sweeper';
import { Health } from './health';

/** Below the two seconds that whoever asks waits for. */
const COUNT_MS = 1_200;

/** What a service answers when it is asked how it is; its name is in the subject, so the controller is made per service. */
export function statusAnswerOf(service: string): Type {
  @Controller()
  class StatusAnswer {
    constructor(
      private readonly health: Health,
      private readonly sweeper: OutboxSweeper,
      private readonly consumers: DurableConsumers,
      @Inject(SERVICE) private readonly identity: ServiceIdentity,
    ) {}

    @Answer(serviceStatusRead(service))
    async read(): Promise<ServiceStatus> {
      const [{ ready, checks }, outbox, lags] = await Promise.all([
        this.health.report(),
        orNull(this.sweeper.pending()),
        orNull(this.consumers.lags()),
      ]);
      const waiting = lags?.filter(({ lag }) => lag > 0);
      return {
        version: this.identity.version,
        startedAt: new Date(Date.now() - process.uptime() * 1_000).toISOString(),
        ready,
        checks,
        outbox,
        waiting: waiting?.map(({ name, lag }) => ({ consumer: name, messages: lag })) ?? null,
      };
    }
  }
  return StatusAnswer;
}

/** A count that fails or takes too long is not known. */
function orNull<T>(counted: Promise<T>): Promise<T | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), COUNT_MS).unref());
  return Promise.race([counted.catch(() => null), late]);
}
