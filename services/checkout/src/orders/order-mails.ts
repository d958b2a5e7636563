import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@solar/service-kit/config/config-token';
import type { CheckoutConfig } from '../config';
import { SiteSettingsService } from '../settings/site-settings.service';
import { bankAccountOf } from '../payments/bank-transfer/bank-account';
import { dateText, moneyText } from './money-text';
import type { OrderState } from './order.schema';
import { ORDER_TEXTS, type OrderTexts } from './order-texts';
import { instructionsOf, transferLines } from './order-transfer';

export type OrderMail = { to: string; subject: string; text: string; html: string };

/** Builds the mails about an order in the order's language. */
@Injectable()
export class OrderMails {
  constructor(
    private readonly settings: SiteSettingsService,
    @Inject(CONFIG) private readonly config: CheckoutConfig,
  ) {}

  confirmed(order: OrderState): Promise<OrderMail> {
    const texts = ORDER_TEXTS[order.language];
    return this.build(order, texts, texts.confirmed.subject(order.orderNumber), [
      texts.confirmed.intro(order.orderNumber),
      ...priceTable(order, texts),
    ]);
  }

  statusChanged(order: OrderState, note: string | null): Promise<OrderMail> {
    const texts = ORDER_TEXTS[order.language];
    const status = texts.statuses[order.status];
    const { carrier, trackingNumber } = order;
    return this.build(order, texts, texts.status.subject(order.orderNumber, status), [
      texts.status.intro(order.orderNumber, status),
      ...(carrier && trackingNumber ? [texts.tracking(carrier, trackingNumber)] : []),
      ...(note ? [note] : []),
    ]);
  }

  /** Where to send the money of an order by bank transfer, and until when. */
  transferRequested(order: OrderState): Promise<OrderMail> {
    const texts = ORDER_TEXTS[order.language];
    const { subject, intro } = texts.transfer;
    return this.build(order, texts, subject(order.orderNumber), [
      intro(order.orderNumber),
      ...this.transferParts(order, texts),
      ...priceTable(order, texts),
    ]);
  }

  transferReminder(order: OrderState): Promise<OrderMail> {
    const texts = ORDER_TEXTS[order.language];
    const { reminderSubject, reminder } = texts.transfer;
    return this.build(order, texts, reminderSubject(order.orderNumber), [
      reminder(order.orderNumber),
      ...this.transferParts(order, texts),
    ]);
  }

  private transferParts(order: OrderState, texts: OrderTexts): string[] {
    const instructions = instructionsOf(order, bankAccountOf(this.config));
    if (!instructions) return [];
    const due = texts.transfer.due(dateText(new Date(instructions.dueAt), order.language));
    return [transferLines(instructions, order.language).join('\n'), due];
  }

  private async build(
    order: OrderState,
    texts: OrderTexts,
    subject: string,
    body: string[],
  ): Promise<OrderMail> {
    const { siteName, contactEmail } = await this.settings.current();
    const link = `${this.config.PUBLIC_URL}/account/orders/${order._id}`;
    const hello = texts.hello(order.customerName || order.shippingAddress.fullName);
    const closing = [texts.questions(contactEmail), siteName];
    const text = [hello, ...body, `${texts.view}: ${link}`, ...closing].join('\n\n');
    const html = [
      ...[hello, ...body].map(paragraph),
      `<p><a href="${escapeHtml(link)}">${escapeHtml(texts.view)}</a></p>`,
      ...closing.map(paragraph),
    ].join('\n');
    return { to: order.email, subject, text, html };
  }
}

function priceTable(order: OrderState, texts: OrderTexts): string[] {
  const { language, totals } = order;
  const lines = order.lines.map(
    (line) => `${line.quantity} × ${line.name}: ${moneyText(line.lineTotal, language)}`,
  );
  const sums = [
    `${texts.subtotal}: ${moneyText(totals.subtotal, language)}`,
    `${texts.shipping}: ${moneyText(totals.shipping, language)}`,
    `${totals.taxName || texts.tax}: ${moneyText(totals.tax, language)}`,
    `${texts.total}: ${moneyText(totals.total, language)}`,
  ];
  return [lines.join('\n'), sums.join('\n')];
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
