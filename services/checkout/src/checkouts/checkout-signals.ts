import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { NatsClient } from '@solar/service-kit/messaging/nats-client';
import type { Subscription } from '@nats-io/transport-node';

const SUBJECT = 'signal.checkout';

/**
 * Tells the replica that holds a shopper's request that its checkout moved, whichever replica moved it. A lost signal only
 * costs time: who waits reads the database afterwards.
 */
@Injectable()
export class CheckoutSignals implements OnModuleInit, OnApplicationShutdown {
  private readonly waiting = new Map<string, Set<() => void>>();
  private subscription: Subscription | null = null;

  constructor(private readonly nats: NatsClient) {}

  onModuleInit(): void {
    this.subscription = this.nats.connection.subscribe(this.nats.subject(`${SUBJECT}.*`), {
      callback: (error, message) => {
        if (!error) this.wake(message.subject.slice(message.subject.lastIndexOf('.') + 1));
      },
    });
  }

  onApplicationShutdown(): void {
    this.subscription?.unsubscribe();
    for (const topic of [...this.waiting.keys()]) this.wake(topic);
  }

  /** Announces a move of a checkout (or the end of a hold). */
  announce(topic: string): void {
    this.nats.connection.publish(this.nats.subject(`${SUBJECT}.${topic}`));
  }

  /**
   * Runs `work` while listening, then waits for the first announcement of the topic, for at most the time that its result asks
   * for. What is announced during the work counts.
   */
  async waitAfter<T>(
    topic: string,
    work: () => Promise<T>,
    waitMs: (result: T) => number,
  ): Promise<T> {
    let wake: () => void = () => undefined;
    const heard = new Promise<void>((resolve) => {
      wake = resolve;
    });
    const listeners = this.waiting.get(topic) ?? new Set();
    this.waiting.set(topic, listeners.add(wake));
    try {
      const result = await work();
      const ms = waitMs(result);
      if (ms > 0) await atMost(heard, ms);
      return result;
    } finally {
      listeners.delete(wake);
      if (listeners.size === 0) this.waiting.delete(topic);
    }
  }

  private wake(topic: string): void {
    for (const wake of this.waiting.get(topic) ?? []) wake();
  }
}

async function atMost(event: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const time = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([event, time]);
  clearTimeout(timer);
}
