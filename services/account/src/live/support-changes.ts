import { Injectable } from '@nestjs/common';
import { supportChangeSchema, type SupportChange } from '@solar/contracts/account/chat-protocol';
import { LivePubSub } from './live-pub-sub';

/** In whose scope a change is that no customer hears of. */
const DESK = 'desk';

/**
 * Says what of support has changed. A customer hears of their own tickets alone, by the topic: nobody has to be asked whose a
 * ticket is.
 */
@Injectable()
export class SupportChanges {
  constructor(private readonly live: LivePubSub) {}

  /** A ticket of a customer has changed; of one without an account nobody but staff hears. */
  ticket(customerId: string, id: string): void {
    this.announce(customerId || DESK, { what: 'ticket', id });
  }

  /** Something that only staff see has changed. */
  desk(change: SupportChange): void {
    this.announce(DESK, change);
  }

  /** What a customer, or with null the staff, are to hear; until the returned function is called. */
  watch(customerId: string | null, hear: (change: SupportChange) => void): () => void {
    return this.live.subscribe(`changes.${customerId ?? '*'}`, supportChangeSchema, hear);
  }

  private announce(scope: string, change: SupportChange): void {
    this.live.publish(`changes.${scope}`, change);
  }
}
