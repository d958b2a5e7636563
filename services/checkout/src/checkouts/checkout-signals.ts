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
  private readonly waiting = new Map<string, Set<WakeUp>>();
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
    const listener = this.listen(topic);
    try {
      const result = await work();
      await listener.next(waitMs(result));
      return result;
    } finally {
      listener.end();
    }
  }

  /** Asks `probe` now and after every announcement, until it is `done` or the time is over; answers the last one. */
  async probeUntil<T>(
    topic: string,
    probe: () => Promise<T>,
    done: (result: T) => boolean,
    ms: number,
  ): Promise<T> {
    const end = Date.now() + ms;
    const listener = this.listen(topic);
    try {
      for (;;) {
        const result = await probe();
        const left = end - Date.now();
        if (done(result) || left <= 0) return result;
        await listener.next(left);
      }
    } finally {
      listener.end();
    }
  }

  private listen(topic: string): { next(ms: number): Promise<void>; end(): void } {
    const heard = new WakeUp();
    const listeners = this.waiting.get(topic) ?? new Set();
    this.waiting.set(topic, listeners.add(heard));
    return {
      next: (ms) => heard.within(ms),
      end: () => {
        listeners.delete(heard);
        if (listeners.size === 0) this.waiting.delete(topic);
      },
    };
  }

  private wake(topic: string): void {
    for (const listener of this.waiting.get(topic) ?? []) listener.ring();
  }
}

/** Remembers one ring until somebody waits for it. */
class WakeUp {
  private rung = false;
  private resume: (() => void) | null = null;

  ring(): void {
    this.rung = true;
    this.resume?.();
  }

  async within(ms: number): Promise<void> {
    if (!this.rung && ms > 0) {
      let timer: NodeJS.Timeout | undefined;
      await new Promise<void>((resolve) => {
        this.resume = resolve;
        timer = setTimeout(resolve, ms);
      });
      clearTimeout(timer);
      this.resume = null;
    }
    this.rung = false;
  }
}
