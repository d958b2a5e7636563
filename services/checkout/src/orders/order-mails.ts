import { Inject, Injectable } from '@nestjs/common';
import type { Money } from '@solar/contracts/common/money';
import { PART_SHIPPED } from '@solar/contracts/checkout/part-shipped';
import type { TransferInstructions } from '@solar/contracts/checkout/payments-http';
import { writtenDate, writtenDays } from '@solar/contracts/common/written-date';
import { CONFIG } from '@solar/service-kit/config/config-token';
import type { Mail } from '@solar/service-kit/mail/mail-message';
import type { MailFact } from '@solar/service-kit/mail/mail-writer';
import type { CheckoutConfig } from '../config';
import { bankAccountOf } from '../payments/bank-transfer/bank-account';
import { CheckoutMails, type CancelWord } from '../settings/checkout-mails';
import { SiteSettingsService } from '../settings/site-settings.service';
import { moneyText } from './money-text';
import type { OrderState, SentPartDoc } from './order.schema';
import { instructionsOf } from './order-transfer';

type Said = {
  /** What staff wrote. */
  note: string | null;
  /** Stands for what the service decided by itself. */
  reason?: CancelWord;
  /** What goes back. */
  refund?: Money;
  /** What left, where that is not all of it. */
  part?: SentPartDoc;
};

/** Writes the mails about an order in the order's language. */
@Injectable()
export class OrderMails {
  constructor(
    private readonly mails: CheckoutMails,
    private readonly settings: SiteSettingsService,
    @Inject(CONFIG) private readonly config: CheckoutConfig,
  ) {}

  async confirmed(order: OrderState): Promise<Mail> {
    const { language, paymentMethod, paymentCard } = order;
    const method = await this.mails.methodFact(language, paymentMethod, paymentCard);
    const facts = [...pricesOf(order), ...method, ...arrivalOf(order)];
    return this.mails.write('orderConfirmed', { ...this.base(order), facts });
  }

  async statusChanged(order: OrderState, said: Said): Promise<Mail> {
    const { note, reason, refund, part } = said;
    const { language, carrier, trackingNumber } = order;
    const parcel = await this.settings.trackingUrl(order);
    const base = this.base(order);
    const state = part ? PART_SHIPPED : order.status;
    const status = await this.mails.word(language, 'statuses', state);
    const words = reason ? await this.mails.word(language, 'reasons', reason) : note;
    return this.mails.write('orderStatus', {
      ...base,
      values: { ...base.values, status },
      ...(words ? { quotation: words } : {}),
      facts: [
        ...(part ? goodsOf(order, part) : []),
        ...(carrier ? [{ fact: 'carrier', value: carrier }] : []),
        ...(trackingNumber ? [{ fact: 'trackingNumber', value: trackingNumber }] : []),
        ...(refund?.amount ? await this.refundFacts(order, refund) : []),
      ],
      ...(parcel ? { link: parcel } : {}),
    });
  }

  private async refundFacts(order: OrderState, refund: Money): Promise<MailFact[]> {
    const { language, paymentMethod, paymentCard } = order;
    const value = moneyText(refund, language);
    const method = await this.mails.methodFact(language, paymentMethod, paymentCard);
    return [{ fact: 'refund', value, strong: true }, ...method];
  }

  /** The papers name another tax number from now on. */
  taxNumberCorrected(order: OrderState): Promise<Mail> {
    const { taxNumber } = order;
    return this.mails.write('taxNumberCorrected', {
      ...this.base(order),
      facts: taxNumber ? [{ fact: 'taxNumber', value: taxNumber, strong: true }] : [],
    });
  }

  /** Where to send the money of an order, and until when. */
  transferRequested(order: OrderState): Promise<Mail> {
    return this.transfer('transferRequested', order);
  }

  /** Brings one of the order's papers, which has an id at its order and a name in its language. */
  async paper(order: OrderState, paper: { id: string; title: string }): Promise<Mail> {
    const base = this.base(order);
    const values = { ...base.values, paper: paper.title };
    const mail = await this.mails.write('orderPaper', { ...base, values });
    return { ...mail, papers: [paper.id] };
  }

  transferReminder(order: OrderState): Promise<Mail> {
    return this.transfer('transferReminder', order);
  }

  private transfer(
    mail: 'transferRequested' | 'transferReminder',
    order: OrderState,
  ): Promise<Mail> {
    const instructions = instructionsOf(order, bankAccountOf(this.config));
    const base = this.base(order);
    const due = order.transferDueAt ? writtenDate(order.transferDueAt, order.language, 'long') : '';
    return this.mails.write(mail, {
      ...base,
      values: { ...base.values, due },
      facts: instructions ? transferFacts(instructions, order) : [],
    });
  }

  private base(order: OrderState) {
    return {
      to: order.email,
      about: { id: order._id, customerId: order.customerId },
      language: order.language,
      name: order.customerName || order.shippingAddress.fullName,
      values: { number: order.orderNumber },
      button: `${this.config.PUBLIC_URL}/account/orders/${order._id}`,
    };
  }
}

function pricesOf({ lines, totals, language }: OrderState): MailFact[] {
  const tax = moneyText(totals.tax, language);
  return [
    ...lines.map(({ quantity, name, lineTotal }) => ({
      label: `${quantity} × ${name}`,
      value: moneyText(lineTotal, language),
    })),
    { fact: 'subtotal', value: moneyText(totals.subtotal, language) },
    { fact: 'shipping', value: moneyText(totals.shipping, language) },
    totals.taxName ? { label: totals.taxName, value: tax } : { fact: 'tax', value: tax },
    { fact: 'total', value: moneyText(totals.total, language), strong: true },
  ];
}

function arrivalOf({ shippingMethod: { arrival }, language }: OrderState): MailFact[] {
  if (!arrival) return [];
  const value = writtenDays(arrival.from, arrival.to, language);
  return [{ fact: 'arrival', value }];
}

function goodsOf({ lines }: OrderState, part: SentPartDoc): MailFact[] {
  return part.lines.flatMap(({ productId, quantity }) => {
    const name = lines.find((line) => line.productId === productId)?.name;
    return name ? [{ label: name, value: `${quantity} ×` }] : [];
  });
}

function transferFacts(transfer: TransferInstructions, { language }: OrderState): MailFact[] {
  const { amount, accountHolder, bank, iban, bic, reference } = transfer;
  return [
    { fact: 'amount', value: moneyText(amount, language), strong: true },
    { fact: 'accountHolder', value: accountHolder },
    { fact: 'bank', value: bank },
    { fact: 'iban', value: iban },
    { fact: 'bic', value: bic },
    { fact: 'reference', value: reference, strong: true },
  ];
}
