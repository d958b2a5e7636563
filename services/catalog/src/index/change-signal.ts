import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { z } from 'zod';
import { NatsClient } from '@solar/service-kit/messaging/nats-client';
import { LOGGER } from '@solar/service-kit/telemetry/logger-token';
import type { IndexChange } from './change-log';

const SUBJECT = 'signal.catalog.index-changed';
/** Changes in one message, far below the largest message that NATS takes. */
const CHANGES_PER_SIGNAL = 1_000;

const signalSchema = z.array(
  z.object({ _id: z.string(), kind: z.string(), entityId: z.string(), at: z.coerce.date() }),
);

/** Announces committed changes to every replica at once. A lost signal is made up for by the change log. */
@Injectable()
export class ChangeSignal {
  constructor(
    private readonly nats: NatsClient,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  publish(changes: readonly IndexChange[]): void {
    const { connection } = this.nats;
    if (connection.isClosed()) return;
    for (let from = 0; from < changes.length; from += CHANGES_PER_SIGNAL) {
      const part = changes.slice(from, from + CHANGES_PER_SIGNAL);
      connection.publish(this.nats.subject(SUBJECT), JSON.stringify(part));
    }
  }

  /** Calls back with what any replica changed, and after each reconnect, when signals may have been missed. */
  listen(onChanges: (changes: IndexChange[]) => void, onReconnect: () => void): () => void {
    const { connection } = this.nats;
    const subscription = connection.subscribe(this.nats.subject(SUBJECT), {
      callback: (error, message) => {
        if (error) return this.logger.warn({ err: error }, 'signal failed');
        const changes = signalSchema.safeParse(parsed(message.string()));
        if (changes.success) onChanges(changes.data);
        else this.logger.warn({ err: changes.error }, 'signal not understood');
      },
    });
    void this.followStatus(onReconnect);
    return () => subscription.unsubscribe();
  }

  /** Ends when the connection is closed. */
  private async followStatus(onReconnect: () => void): Promise<void> {
    for await (const { type } of this.nats.connection.status()) {
      if (type === 'reconnect') onReconnect();
    }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
