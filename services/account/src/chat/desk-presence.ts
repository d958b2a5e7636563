import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { newId } from '@solar/service-kit/mongo/new-id';
import { z } from 'zod';
import { LivePubSub } from '../live/live-pub-sub';
import { SupportChanges } from '../live/support-changes';

const TOPIC = 'presence';
const BEAT_MS = 10_000;
/** A replica that dies takes its people along after this. */
const GONE_MS = 25_000;

const beatSchema = z.object({ id: z.string(), person: z.string(), forMs: z.number() });
type Beat = z.infer<typeof beatSchema>;

/** Which members of staff answer chats now, on every replica: each place at a desk is announced again and again. */
@Injectable()
export class DeskPresence implements OnModuleInit, OnApplicationShutdown {
  /** Who sits at each place of this replica. */
  private readonly own = new Map<string, string>();
  /** Who sits at each place of any replica, and until when, in milliseconds, it counts. */
  private readonly places = new Map<string, { person: string; until: number }>();
  private unsubscribe: (() => void) | undefined;
  private beating: NodeJS.Timeout | undefined;

  constructor(
    private readonly live: LivePubSub,
    private readonly changes: SupportChanges,
  ) {}

  onModuleInit(): void {
    this.unsubscribe = this.live.subscribe(TOPIC, beatSchema, (beat) => this.heard(beat));
    this.beating = setInterval(() => {
      for (const [id, person] of this.own) this.announce({ id, person, forMs: GONE_MS });
    }, BEAT_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.beating);
    this.unsubscribe?.();
  }

  /** A member of staff takes a place; the returned function leaves it. */
  enter(person: string): () => void {
    const id = newId('desk');
    this.own.set(id, person);
    this.announce({ id, person, forMs: GONE_MS });
    return () => {
      if (this.own.delete(id)) this.announce({ id, person, forMs: 0 });
    };
  }

  /** How many people are there; one with two tabs is one. */
  count(now = Date.now()): number {
    for (const [id, { until }] of this.places) if (until <= now) this.places.delete(id);
    return new Set([...this.places.values()].map(({ person }) => person)).size;
  }

  private announce(beat: Beat): void {
    this.live.publish(TOPIC, beat);
  }

  private heard({ id, person, forMs }: Beat): void {
    const before = this.count();
    if (forMs > 0) this.places.set(id, { person, until: Date.now() + forMs });
    else this.places.delete(id);
    if (this.count() !== before) this.changes.desk({ what: 'desk', id });
  }
}
