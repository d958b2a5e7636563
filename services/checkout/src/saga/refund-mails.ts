import { Inject, Injectable } from '@nestjs/common';
import { money } from '@solar/contracts/common/money';
import { CONFIG } from '@solar/service-kit/config/config-token';
import type { Mail } from '@solar/service-kit/mail/mail-message';
import type { CheckoutConfig } from '../config';
import { moneyText } from '../orders/money-text';
import { CheckoutMails } from '../settings/checkout-mails';
import type { RefundPart } from '../payments/payment';
import type { KnownPaymentCheckout } from './checkout.schema';

/** Writes to customers whose money has been sent back. */
@Injectable()
export class RefundMails {
  constructor(
    private readonly mails: CheckoutMails,
    @Inject(CONFIG) private readonly config: CheckoutConfig,
  ) {}

  /** The amount is in minor units of the payment's currency. */
  async sent(
    checkout: KnownPaymentCheckout,
    { amount, ofReturn }: Pick<RefundPart, 'amount' | 'ofReturn'>,
  ): Promise<Mail> {
    const { payment, language, email, orderId, orderNumber, customerName } = checkout;
    const value = moneyText(money(amount, payment.currency), language);
    const data = {
      to: email,
      language,
      name: customerName || checkout.shippingAddress.fullName,
      facts: [
        { fact: 'amount', value, strong: true },
        ...(await this.mails.methodFact(language, payment.method, payment.card)),
      ],
    };
    if (orderNumber === null) return this.mails.write('paymentReturned', data);
    const about = { id: orderId, customerId: checkout.customerId };
    const button = `${this.config.PUBLIC_URL}/account/orders/${orderId}`;
    const values = { number: orderNumber };
    if (!ofReturn) return this.mails.write('refundSent', { ...data, about, values, button });
    const returned = { ...values, returnNumber: ofReturn.number };
    return this.mails.write('returnRefunded', { ...data, about, values: returned, button });
  }
}
