import { Injectable } from '@nestjs/common';
import { quoteAnswered, quoteAvailable } from '@solar/contracts/checkout/events';
import type { QuoteStatus } from '@solar/contracts/checkout/quote-states';
import { placeHold, releaseHold } from '@solar/contracts/inventory/commands';
import { Outbox, outboxEntry, type OutboxEntry } from '@solar/service-kit/messaging/outbox';
import { newId } from '@solar/service-kit/mongo/new-id';
import { SiteSettingsService } from '../settings/site-settings.service';
import { QuoteRepository, type QuoteChange } from './quote.repository';
import { activeHold } from './quote-stock';
import type { QuoteDoc, QuoteHoldDoc, QuoteLineDoc, QuoteRevisionDoc } from './quote.schema';

const HOUR_MS = 3_600_000;

type Acceptance = { revision?: QuoteRevisionDoc; waitsFor: readonly string[] };

/** Moves a quote on, with what the move announces and what becomes of its hold in the same write. */
@Injectable()
export class QuoteMoves {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly settings: SiteSettingsService,
    private readonly outbox: Outbox,
  ) {}

  /** A move after which nothing is kept for the customer. */
  move(
    quote: QuoteDoc,
    to: Exclude<QuoteStatus, 'accepted'>,
    change: Pick<QuoteChange, 'revision'> = {},
    entries: readonly OutboxEntry[] = [],
  ): Promise<QuoteDoc> {
    const free = { hold: null, acceptedRevision: null };
    const unset = ['waitsFor', 'waitsSince'] as const;
    return this.write(quote, to, { ...change, set: free, unset }, [
      ...entries,
      ...releaseEntries(quote),
    ]);
  }

  /** What the customer waits for: the prices, or that there are none. */
  answer(
    quote: QuoteDoc,
    to: 'answered' | 'declined',
    revision?: QuoteRevisionDoc,
  ): Promise<QuoteDoc> {
    const { _id: quoteId, quoteNumber, customerId } = quote;
    const entry = outboxEntry(quoteAnswered, {
      aggregateId: quoteId,
      version: quote.version + 1,
      data: {
        ...{ quoteId, quoteNumber, customerId },
        answer: to === 'answered' ? 'priced' : 'declined',
        validUntil: revision?.validUntil?.toISOString() ?? null,
        ...(revision ? { revision: revision.number } : {}),
      },
    });
    return this.move(quote, to, revision ? { revision } : {}, [entry]);
  }

  /** Keeps the stock of what is accepted for the time that the shop has set, unless some of it is not there yet. */
  async accept(quote: QuoteDoc, { revision, waitsFor }: Acceptance): Promise<QuoteDoc> {
    const now = new Date();
    const lines = revision?.lines ?? quote.lines;
    const waits = waitsFor.length > 0;
    const hold = waits ? null : await this.holdOf(quote, now);
    const set: Partial<QuoteDoc> = {
      acceptedRevision: revision?.number ?? quote.quotedRevision,
      hold,
      ...(waits ? { waitsFor: [...waitsFor], waitsSince: now } : {}),
    };
    const entries =
      hold && hold !== quote.hold ? [holdEntry(quote, hold, lines)] : releaseEntries(quote);
    return this.write(
      quote,
      'accepted',
      {
        set,
        unset: waits ? [] : ['waitsFor', 'waitsSince'],
        ...(revision ? { revision } : {}),
      },
      entries,
    );
  }

  /** There is enough now of what the customer waits for. */
  async available(quote: QuoteDoc): Promise<void> {
    const { _id: quoteId, quoteNumber, customerId, validUntil } = quote;
    const hold = await this.holdOf(quote, new Date());
    const entry = outboxEntry(quoteAvailable, {
      aggregateId: quoteId,
      version: quote.version + 1,
      data: {
        ...{ quoteId, quoteNumber, customerId },
        validUntil: validUntil?.toISOString() ?? null,
      },
    });
    const unset = ['waitsFor', 'waitsSince'] as const;
    await this.write(quote, 'accepted', { set: { hold }, unset }, [
      entry,
      ...(hold && hold !== quote.hold ? [holdEntry(quote, hold, quote.lines)] : []),
    ]);
  }

  /** Null where the shop keeps nothing. Accepting again, as one may when something is short, is no more time. */
  private async holdOf(quote: QuoteDoc, now: Date): Promise<QuoteHoldDoc | null> {
    if (quote.hold && quote.hold.until <= now) return quote.hold;
    const { quoteHoldHours = 0 } = await this.settings.current();
    if (quoteHoldHours === 0) return null;
    const end = now.getTime() + quoteHoldHours * HOUR_MS;
    const until = quote.hold?.until ?? new Date(Math.min(end, quote.validUntil?.getTime() ?? end));
    return { holdId: newId('hld'), status: 'asked', until };
  }

  private async write(
    quote: QuoteDoc,
    to: QuoteStatus,
    change: Omit<QuoteChange, 'owed'>,
    entries: readonly OutboxEntry[],
  ): Promise<QuoteDoc> {
    const owed = entries.length > 0 ? this.outbox.owed(entries) : undefined;
    const moved = await this.quotes.move(quote, to, { ...change, owed });
    if (moved.outbox) void this.outbox.publish('quotes', quote._id, moved.outbox);
    return moved;
  }
}

/** A later hold of a quote takes over what the earlier one has. */
function holdEntry(quote: QuoteDoc, hold: QuoteHoldDoc, lines: readonly QuoteLineDoc[]) {
  const earlier = activeHold(quote, new Date());
  return outboxEntry(placeHold, {
    aggregateId: hold.holdId,
    version: 0,
    data: {
      holdId: hold.holdId,
      checkoutId: quote._id,
      lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
      expiresAt: hold.until.toISOString(),
      ...(earlier ? { replaces: earlier.holdId } : {}),
    },
  });
}

function releaseEntries(quote: QuoteDoc): OutboxEntry[] {
  const hold = activeHold(quote, new Date());
  if (!hold) return [];
  const { holdId } = hold;
  const data = { holdId, reason: 'quote_changed' };
  return [outboxEntry(releaseHold, { aggregateId: holdId, version: quote.version + 1, data })];
}
