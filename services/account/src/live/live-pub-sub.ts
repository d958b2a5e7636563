import { Injectable } from '@nestjs/common';
import { NatsClient } from '@solar/service-kit/messaging/nats-client';
import type { z } from 'zod';

/** Carries what browsers see at once between replicas. Nothing is kept: who was not there reads it again. */
@Injectable()
export class LivePubSub {
  constructor(private readonly nats: NatsClient) {}

  publish(topic: string, data: unknown): void {
    this.nats.connection.publish(this.subject(topic), JSON.stringify(data));
  }

  /** Calls `receive` for all that fits the schema until the returned function is called; a topic may hold wildcards. */
  subscribe<T extends z.ZodType>(
    topic: string,
    schema: T,
    receive: (data: z.output<T>) => void,
  ): () => void {
    const subscription = this.nats.connection.subscribe(this.subject(topic), {
      callback: (_error, sent) => {
        const parsed = schema.safeParse(sent.json());
        if (parsed.success) receive(parsed.data);
      },
    });
    return () => subscription.unsubscribe();
  }

  private subject(topic: string): string {
    return this.nats.subject(`live.account.${topic}`);
  }
}
