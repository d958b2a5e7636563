import { Injectable } from '@nestjs/common';
import type { refundReturnSchema, StaffReturn } from '@solar/contracts/checkout/returns-http';
import { RETURN_TRANSITIONS } from '@solar/contracts/checkout/return-states';
import type { Money } from '@solar/contracts/common/money';
import { assertTransition } from '@solar/service-kit/errors/assert-transition';
import { problem } from '@solar/service-kit/errors/problem';
import { newId } from '@solar/service-kit/mongo/new-id';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import type { z } from 'zod';
import { OrderRepository } from '../../orders/order.repository';
import { ReturnAdminService } from '../../returns/return-admin.service';
import { ReturnMoves } from '../../returns/return-moves';
import { CheckoutMails } from '../../settings/checkout-mails';
import { Refunds } from '../refund';

type Input = z.infer<typeof refundReturnSchema>;

/** Pays for the goods of a return that the warehouse has received, by the ordinary refund of its order. */
@Injectable()
export class ReturnRefund {
  constructor(
    private readonly returns: ReturnAdminService,
    private readonly moves: ReturnMoves,
    private readonly orders: OrderRepository,
    private readonly refunds: Refunds,
    private readonly mails: CheckoutMails,
    private readonly transactions: Transactions,
  ) {}

  /** Staff may give less than the goods have cost, never more. */
  async refund(id: string, { amount }: Input): Promise<StaffReturn> {
    const seen = await this.returns.existing(id);
    assertTransition('return', RETURN_TRANSITIONS, seen.status, 'refunding');
    const order = await this.orders.findById(seen.orderId);
    const most = await this.returns.refundable(seen);
    if (!order || !most?.amount) {
      throw problem.conflict('refund.nothing_left', 'Nothing is left to refund');
    }
    const { currency } = most;
    const minor = withinMost(amount, most);
    const refundId = newId('rfd');
    const word = await this.mails.word(order.language, 'refundReasons', 'return');
    const request = {
      refundId,
      amount: minor,
      reason: `${word} ${seen.number}`,
      ofReturn: { returnId: id, number: seen.number },
    };
    await this.transactions.run(async (session) => {
      await this.refunds.reserve(order.paymentId, request, session);
      const set = { refund: { refundId, amount: minor, currency } };
      await this.moves.move(seen, { to: 'refunding', by: 'staff', set }, session);
    });
    await this.refunds.execute(order.paymentId);
    return this.returns.read(id);
  }
}

function withinMost(wanted: Money | undefined, most: Money): number {
  if (!wanted) return most.amount;
  if (wanted.currency === most.currency && wanted.amount > 0 && wanted.amount <= most.amount) {
    return wanted.amount;
  }
  throw problem.validation([
    {
      path: 'amount',
      code: 'invalid',
      message: 'At most what the received goods have cost, in the currency of the order',
    },
  ]);
}
