import { Inject, Injectable } from '@nestjs/common';
import { SERVICE, type ServiceIdentity } from '../config/config-token';
import { NatsClient } from './nats-client';

/**
 * Wakes the relay right after a commit: directly when it runs in this process, by a core NATS message when another
 * replica holds the lease. A lost wake-up only costs the polling interval.
 */
@Injectable()
export class OutboxSignal {
  private listener: (() => void) | null = null;

  constructor(
    private readonly nats: NatsClient,
    @Inject(SERVICE) private readonly service: ServiceIdentity,
  ) {}

  get subject(): string {
    return this.nats.subject(`wake.${this.service.name}.outbox`);
  }

  wake(): void {
    if (this.listener) this.listener();
    else if (!this.nats.connection.isClosed()) this.nats.connection.publish(this.subject);
  }

  /** Listens until the returned function is called. */
  listen(listener: () => void): () => void {
    this.listener = listener;
    const subscription = this.nats.connection.subscribe(this.subject, { callback: listener });
    return () => {
      this.listener = null;
      subscription.unsubscribe();
    };
  }
}
