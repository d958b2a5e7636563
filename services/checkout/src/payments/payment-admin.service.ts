import { Injectable } from '@nestjs/common';
import type {
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
import { presentPayment } from './payment.presenter';
import { PaymentRepository } from './payment.repository';
import { RefundService } from './refund.service';

@Injectable()
export class PaymentAdminService {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly refunds: RefundService,
    private readonly transactions: Transactions,
  ) {}

  async list(query: z.infer<typeof listPaymentsQuerySchema>): Promise<Page<Payment>> {
    const { items, total } = await this.payments.list(query, query);
    return paged(items.map(presentPayment), total, query);
  }

  async read(id: string): Promise<Payment> {
    const payment = await this.payments.findById(id);
    if (!payment) throw problem.notFound('Payment');
    return presentPayment(payment);
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
    const request = { refundId: newId('rfd'), amountMinor: amount?.amount ?? null, reason };
    const reserved = await this.transactions.run((session) =>
      this.refunds.reserve(id, request, session),
    );
    if (!reserved) throw problem.conflict('refund.nothing_left', 'Nothing is left to refund');
    await this.refunds.execute(id);
    return this.read(id);
  }
}
