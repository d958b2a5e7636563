import { Inject, Injectable } from '@nestjs/common';
import { money, type Money } from '@solar/contracts/common/money';
import { CONFIG } from '@solar/service-kit/config/config-token';
import { problem } from '@solar/service-kit/errors/problem';
import type { CheckoutConfig } from '../../config';
import type {
  KnownPayment,
  OpenedPayment,
  PaymentProvider,
  ProviderPayment,
  RefundOutcome,
} from '../payment-provider';
import { bankAccountOf } from './bank-account';

/**
 * Money that the shopper sends from a bank account of their own. Nobody can be asked about it: the order is placed at once, staff say
 * when its money has come, and send refunds by hand, which stay pending until they say so.
 */
@Injectable()
export class BankTransferProvider implements PaymentProvider {
  readonly code = 'bank_transfer';
  readonly method = 'bank_transfer';
  readonly deferred = true;
  readonly offered: boolean;

  constructor(@Inject(CONFIG) config: CheckoutConfig) {
    this.offered = bankAccountOf(config) !== null;
  }

  /** The id follows from the checkout's, so that the same checkout always has the same payment. */
  create(checkoutId: string, amount: Money): Promise<OpenedPayment> {
    const paymentId = checkoutId.replace(/^chk/, 'btr');
    return Promise.resolve(opened({ paymentId, checkoutId, amount }));
  }

  retrieve(payment: KnownPayment): Promise<OpenedPayment> {
    return Promise.resolve(opened(payment));
  }

  cardOf(): Promise<null> {
    return Promise.resolve(null);
  }

  confirm(payment: KnownPayment): Promise<ProviderPayment> {
    return Promise.resolve(stateOf(payment, 'open'));
  }

  cancel(payment: KnownPayment): Promise<ProviderPayment> {
    return Promise.resolve(stateOf(payment, 'cancelled'));
  }

  refund(): Promise<RefundOutcome> {
    return Promise.resolve('pending');
  }

  parseWebhook(): never {
    throw problem.badRequest('webhook.signature', 'A bank transfer has no webhook');
  }

  browserConfig(): null {
    return null;
  }
}

function opened(payment: KnownPayment): OpenedPayment {
  return { payment: stateOf(payment, 'open'), clientSecret: '' };
}

function stateOf(
  { paymentId, checkoutId, amount }: KnownPayment,
  status: ProviderPayment['status'],
): ProviderPayment {
  return {
    paymentId,
    checkoutId,
    status,
    amount,
    captured: money(0, amount.currency),
    method: 'bank_transfer',
    card: null,
    lastErrorCode: null,
  };
}
