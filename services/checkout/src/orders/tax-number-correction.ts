import { Injectable } from '@nestjs/common';
import type { correctTaxNumberSchema, StaffOrder } from '@solar/contracts/checkout/orders-http';
import { isTaxNumber } from '@solar/contracts/common/tax-number';
import { problem } from '@solar/service-kit/errors/problem';
import { Mailer } from '@solar/service-kit/mail/mailer';
import { Outbox } from '@solar/service-kit/messaging/outbox';
import type { Owed } from '@solar/service-kit/messaging/outbox-field';
import type { z } from 'zod';
import { OrderMails } from './order-mails';
import { OrderMoves } from './order-moves';
import { OrderViews } from './order-views';
import { OrderRepository } from './order.repository';
import type { OrderDoc } from './order.schema';
import { isTaxNumberCorrectable } from './tax-number';

/** Staff correct the tax number that an order was placed with. Its papers follow from the order: see `correctionOf`. */
@Injectable()
export class TaxNumberCorrection {
  constructor(
    private readonly orders: OrderRepository,
    private readonly mails: OrderMails,
    private readonly mailer: Mailer,
    private readonly outbox: Outbox,
    private readonly moves: OrderMoves,
    private readonly views: OrderViews,
  ) {}

  async correct(id: string, input: z.infer<typeof correctTaxNumberSchema>): Promise<StaffOrder> {
    const { taxNumber, notify } = input;
    const order = await this.orders.findById(id);
    if (!order) throw problem.notFound('Order');
    requireCountry(order, taxNumber);
    if ((order.taxNumber ?? null) === taxNumber) return this.views.forStaff(order);
    if (!isTaxNumberCorrectable(order)) {
      throw problem.conflict('order.tax_number_fixed', 'Nothing of this order is left to invoice');
    }
    const owed = notify ? await this.mailOf({ ...order, taxNumber }) : null;
    const corrected = await this.orders.correctTaxNumber(order, taxNumber, owed);
    this.moves.publish(corrected);
    return this.views.forStaff(corrected);
  }

  private async mailOf(order: OrderDoc): Promise<Owed> {
    const mail = await this.mails.taxNumberCorrected(order);
    return this.outbox.owed([this.mailer.entry(mail)]);
  }
}

function requireCountry({ billingAddress }: OrderDoc, taxNumber: string | null): void {
  if (taxNumber === null || isTaxNumber(taxNumber, billingAddress.country)) return;
  const message = 'A tax registration number of the UAE has 15 digits';
  throw problem.validation([{ path: 'taxNumber', code: 'custom', message }]);
}
