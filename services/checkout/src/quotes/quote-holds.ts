import { Injectable } from '@nestjs/common';
import type { QuoteHoldStatus } from '@solar/contracts/checkout/quotes-http';
import { QuoteRepository } from './quote.repository';

const OF_QUOTES = /^quo_/;

/** The inventory's answers about stock that is kept for quotes. */
@Injectable()
export class QuoteHolds {
  constructor(private readonly quotes: QuoteRepository) {}

  /** False when the hold is not one of a quote. */
  async noted(
    { checkoutId: owner, holdId }: { checkoutId: string; holdId: string },
    status: QuoteHoldStatus,
  ): Promise<boolean> {
    if (!OF_QUOTES.test(owner)) return false;
    await this.quotes.noteHold(owner, holdId, status);
    return true;
  }
}
