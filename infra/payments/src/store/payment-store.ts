import { join } from 'node:path';
import type { Charge, PaymentIntent, Refund, StripeEvent } from '../stripe-objects';
import { Journal, type JournalRecord } from './journal';

/** A request that may be repeated: what it was and what it was answered. */
export interface StoredAnswer {
  id: string;
  fingerprint: string;
  statusCode: number;
  body: string;
  created: number;
}

/** An event on its way to the webhook. */
export interface Delivery {
  /** The event's id. */
  id: string;
  attempts: number;
  nextAttemptAt: number;
  lastStatus: number | null;
  state: 'pending' | 'delivered' | 'given_up';
}

/** A payment that settles by itself later. */
export interface LateSettlement {
  /** The payment intent's id. */
  id: string;
  settlesAs: 'approve' | 'decline';
  dueAt: number;
  done: boolean;
}

interface Kinds {
  paymentIntents: PaymentIntent;
  charges: Charge;
  refunds: Refund;
  events: StripeEvent;
  answers: StoredAnswer;
  deliveries: Delivery;
  lateSettlements: LateSettlement;
}

type Kind = keyof Kinds;

const DAY_SECONDS = 24 * 60 * 60;
const KINDS: readonly Kind[] = [
  'paymentIntents',
  'charges',
  'refunds',
  'events',
  'answers',
  'deliveries',
  'lateSettlements',
];

/** All state of the server, in memory and in the journal. */
export class PaymentStore {
  private readonly tables = new Map<Kind, Map<string, unknown>>(
    KINDS.map((kind) => [kind, new Map()]),
  );
  private readonly journal: Journal;

  constructor(dataDir: string) {
    const path = join(dataDir, 'payments.jsonl');
    for (const { kind, id, value } of Journal.read(path)) {
      this.tables.get(kind as Kind)?.set(id, value);
    }
    Journal.compact(path, this.liveRecords());
    this.journal = new Journal(path);
  }

  get<K extends Kind>(kind: K, id: string): Kinds[K] | undefined {
    return this.table(kind).get(id);
  }

  /** Newest first, as Stripe lists. */
  list<K extends Kind>(kind: K): Kinds[K][] {
    return [...this.table(kind).values()].reverse();
  }

  save<K extends Kind>(kind: K, value: Kinds[K]): Kinds[K] {
    const copy = structuredClone(value);
    this.journal.append({ kind, id: copy.id, value: copy });
    this.table(kind).set(copy.id, copy);
    return copy;
  }

  close(): void {
    this.journal.close();
  }

  private table<K extends Kind>(kind: K): Map<string, Kinds[K]> {
    return this.tables.get(kind) as Map<string, Kinds[K]>;
  }

  /** Idempotency keys live for a day, as Stripe's do; finished deliveries need no second look. */
  private liveRecords(): JournalRecord[] {
    const oldest = Date.now() / 1000 - DAY_SECONDS;
    for (const answer of this.list('answers')) {
      if (answer.created < oldest) this.table('answers').delete(answer.id);
    }
    return KINDS.flatMap((kind) =>
      [...this.table(kind).entries()].map(([id, value]) => ({ kind, id, value })),
    );
  }
}
