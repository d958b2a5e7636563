import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { problem } from '@solar/service-kit/errors/problem';
import type { Model } from 'mongoose';
import type { ReturnLine } from '../stock/domain/returned-goods';
import type { SerialDoc } from '../stock/serial.schema';

/** Whether pieces that come back are those that were sent. */
@Injectable()
export class ReturnedSerials {
  constructor(@InjectModel('Serial') private readonly serials: Model<SerialDoc>) {}

  /** Throws 409 naming the pieces that did not leave with this order; one that left without its number may come back with it. */
  async requireOf(orderId: string, lines: readonly ReturnLine[]): Promise<void> {
    for (const { productId, quantity, serials = [] } of lines) {
      if (serials.length === 0) continue;
      const seen = await this.serials
        .find(
          { productId, $or: [{ orderId }, { number: { $in: serials } }] },
          { number: 1, orderId: 1 },
        )
        .lean<Pick<SerialDoc, 'number' | 'orderId'>[]>();
      const sent = seen.filter((one) => one.orderId === orderId).map(({ number }) => number);
      const others = seen.filter((one) => one.orderId !== orderId).map(({ number }) => number);
      const wrong = sent.length > 0 ? serials.filter((one) => !sent.includes(one)) : others;
      if (wrong.length === 0) continue;
      const extra = { productId, quantity, numbers: wrong };
      throw problem.conflict('serials.other_order', wrong.join(', '), { extra });
    }
  }
}
