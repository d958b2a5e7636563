import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { newId } from '@solar/service-kit/mongo/new-id';
import { z } from 'zod';
import { LivePubSub } from '../live/live-pub-sub';
import { SupportChanges } from '../live/support-changes';

const TOPIC = 'presence';
const BEAT_MS = 10_000;
/** A replica that dies takes its people along after this. */
const GONE_MS = 25_000;

const beatSchema = z.object({ id: z.string(), forMs: z.number() });

/** Which members of staff answer chats now, on every replica: each place at a desk is announced again and again. */
@Injectable()
export class DeskPresence implements OnModuleInit, OnApplicationShutdown {
  private readonly own = new Set<string>();
  /** Until when, in milliseconds, each place of any replica counts. */
  private readonly places = new Map<string, number>();
  private unsubscribe: (() => void) | undefined;
  private beating: NodeJS.Timeout | undefined;

  constructor(
    private readonly live: LivePubSub,
    private readonly changes: SupportChanges,
  ) {}

  onModuleInit(): void {
    this.unsubscribe = this.live.subscribe(TOPIC, beatSchema, (beat) => this.heard(beat));
    this.beating = setInterval(() => {
      for (const id of this.own) this.live.publish(TOPIC, { id, forMs: GONE_MS });
    }, BEAT_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.beating);
    this.unsubscribe?.();
  }

  /** A member of staff takes a place; the returned function leaves it. */
  enter(): () => void {
    const id = newId('desk');
    this.own.add(id);
    this.live.publish(TOPIC, { id, forMs: GONE_MS });
    return () => {
      if (this.own.delete(id)) this.live.publish(TOPIC, { id, forMs: 0 });
    };
  }

  /** How many places are taken. */
  count(now = Date.now()): number {
    for (const [id, until] of this.places) if (until <= now) this.places.delete(id);
    return this.places.size;
  }

  private heard({ id, forMs }: z.infer<typeof beatSchema>): void {
    const before = this.count();
    if (forMs > 0) this.places.set(id, Date.now() + forMs);
    else this.places.delete(id);
    if (this.places.size !== before) this.changes.desk({ what: 'desk', id });
  }
}
