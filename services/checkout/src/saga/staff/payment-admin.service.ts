import { Injectable } from '@nestjs/common';
import type {
  confirmReceiptSchema,
  listPaymentsQuerySchema,
  Payment,
  refundSchema,
} from '@solar/contracts/checkout/payments-http';
import type { Page } from '@solar/contracts/common/pagination';
import { problem } from '@solar/service-kit/errors/problem';
import { paged } from '@solar/service-kit/http/paged';
import { newId } from '@solar/service-kit/mongo/new-id';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import type { z } from 'zod';
import { PaymentMethods } from '../../payments/payment-methods.service';
import { CheckoutRepository } from '../checkout.repository';
import { Refunds } from '../refund';
import { Transfers } from '../transfer';
import { presentPayment } from './payment.presenter';

/** Payments as the back office sees them: each is part of its checkout. */
@Injectable()
export class PaymentAdminService {
  constructor(
    private readonly checkouts: CheckoutRepository,
    private readonly methods: PaymentMethods,
    private readonly refunds: Refunds,
    private readonly transfers: Transfers,
    private readonly transactions: Transactions,
  ) {}

  async list(query: z.infer<typeof listPaymentsQuerySchema>): Promise<Page<Payment>> {
    const [items, total] = await this.checkouts.listPayments(query, query);
    return paged(items.map(presentPayment), total, query);
  }

  async read(id: string): Promise<Payment> {
    const checkout = await this.checkouts.findByPayment(id);
    if (!checkout) throw problem.notFound('Payment');
    return presentPayment(checkout);
  }

  /** Refunds part or the rest of a payment. 409 when there is nothing (or less) left to refund. */
  async refund(id: string, input: z.infer<typeof refundSchema>): Promise<Payment> {
    const { amount, reason } = input;
    const before = await this.read(id);
    if (amount && (amount.amount <= 0 || amount.currency !== before.amount.currency)) {
      throw problem.validation([
        { path: 'amount', code: 'invalid', message: 'Not an amount of this payment' },
      ]);
    }
    const request = { refundId: newId('rfd'), amount: amount?.amount ?? null, reason };
    const reserved = await this.transactions.run((session) =>
      this.refunds.reserve(id, request, session),
    );
    if (!reserved) throw problem.conflict('refund.nothing_left', 'Nothing is left to refund');
    await this.refunds.execute(id);
    return this.read(id);
  }

  /** The money of a bank transfer is in the account. */
  async confirmReceipt(id: string, input: z.infer<typeof confirmReceiptSchema>): Promise<Payment> {
    await this.transfers.receive(id, input.amount);
    return this.read(id);
  }

  /** A refund that is sent by hand was sent. 409 for a refund that its provider answers for, or that is not pending. */
  async confirmRefund(id: string, refundId: string): Promise<Payment> {
    const { provider } = await this.read(id);
    const manual = provider !== undefined && this.methods.provider(provider).deferred;
    if (!manual || !(await this.refunds.finish(id, refundId, 'succeeded'))) {
      throw problem.conflict('refund.not_pending', 'This refund waits for nobody');
    }
    return this.read(id);
  }
}
