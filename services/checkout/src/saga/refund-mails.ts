import { Inject, Injectable } from '@nestjs/common';
import { money } from '@solar/contracts/common/money';
import { CONFIG } from '@solar/service-kit/config/config-token';
import type { Mail } from '@solar/service-kit/mail/mail-message';
import type { CheckoutConfig } from '../config';
import { moneyText } from '../orders/money-text';
import { CheckoutMails } from '../settings/checkout-mails';
import type { KnownPaymentCheckout } from './checkout.schema';

/** Writes to customers whose money has been sent back. */
@Injectable()
export class RefundMails {
  constructor(
    private readonly mails: CheckoutMails,
    @Inject(CONFIG) private readonly config: CheckoutConfig,
  ) {}

  /** `amount` is in minor units of the payment's currency. */
  async sent(checkout: KnownPaymentCheckout, amount: number): Promise<Mail> {
    const { payment, language, email, orderId, orderNumber, customerName } = checkout;
    const value = moneyText(money(amount, payment.currency), language);
    const data = {
      to: email,
      language,
      name: customerName || checkout.shippingAddress.fullName,
      facts: [
        { fact: 'amount', value, strong: true },
        ...(await this.mails.methodFact(language, payment.method)),
      ],
    };
    if (orderNumber === null) return this.mails.write('paymentReturned', data);
    return this.mails.write('refundSent', {
      ...data,
      values: { number: orderNumber },
      button: `${this.config.PUBLIC_URL}/account/orders/${orderId}`,
    });
  }
}
