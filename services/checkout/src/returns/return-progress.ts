import { Injectable } from '@nestjs/common';
import type { returnReceived, returnWithdrawn } from '@solar/contracts/inventory/events';
import type { ReturnStatus } from '@solar/contracts/checkout/return-states';
import type { ClientSession } from 'mongoose';
import type { z } from 'zod';
import { ReturnMoves } from './return-moves';
import { ReturnRepository } from './return.repository';

const EXPECTED: readonly ReturnStatus[] = ['accepted', 'withdrawing'];

/** Moves returns by what the warehouse and the payment's provider say; what is repeated finds them moved on. */
@Injectable()
export class ReturnProgress {
  constructor(
    private readonly returns: ReturnRepository,
    private readonly moves: ReturnMoves,
  ) {}

  async received({
    returnId,
    lines,
    by: person,
  }: z.infer<typeof returnReceived.data>): Promise<void> {
    const doc = await this.returns.find(returnId);
    if (!doc || !EXPECTED.includes(doc.status)) return;
    const found = new Map(
      lines.map(({ productId, sellable, damaged }) => [productId, { sellable, damaged }]),
    );
    const none = { sellable: 0, damaged: 0 };
    const now = doc.lines.map((line) => ({ ...line, received: found.get(line.productId) ?? none }));
    await this.moves.move(doc, { to: 'received', by: 'warehouse', person, set: { lines: now } });
  }

  async withdrawn({ returnId }: z.infer<typeof returnWithdrawn.data>): Promise<void> {
    const doc = await this.returns.find(returnId);
    if (doc?.status !== 'withdrawing') return;
    await this.moves.move(doc, { to: 'cancelled', by: 'staff' });
  }

  /** The provider has answered for the refund, in the transaction that books it. */
  async refundSettled(
    returnId: string,
    refundId: string,
    succeeded: boolean,
    session: ClientSession,
  ): Promise<void> {
    const doc = await this.returns.find(returnId, session);
    if (doc?.status !== 'refunding' || doc.refund?.refundId !== refundId) return;
    const move = succeeded
      ? { to: 'refunded' as const }
      : { to: 'received' as const, set: { refund: null } };
    await this.moves.move(doc, { ...move, by: 'system' }, session);
  }
}
