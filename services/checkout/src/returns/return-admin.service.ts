import { Injectable } from '@nestjs/common';
import type {
  listReturnsQuerySchema,
  openReturnSchema,
  ReturnListItem,
  StaffReturn,
} from '@solar/contracts/checkout/returns-http';
import type { Page } from '@solar/contracts/common/pagination';
import type { Money } from '@solar/contracts/common/money';
import { problem } from '@solar/service-kit/errors/problem';
import { paged } from '@solar/service-kit/http/paged';
import type { z } from 'zod';
import { OrderRepository } from '../orders/order.repository';
import { refundableOf } from './refundable';
import { ReturnMoves, type ReturnMove } from './return-moves';
import { ReturnOpening } from './return-opening';
import { presentForStaff, presentListItem } from './return.presenter';
import { ReturnRepository } from './return.repository';
import type { ReturnDoc } from './return.schema';

/** What staff do with returns, up to the refund. */
@Injectable()
export class ReturnAdminService {
  constructor(
    private readonly orders: OrderRepository,
    private readonly returns: ReturnRepository,
    private readonly opening: ReturnOpening,
    private readonly moves: ReturnMoves,
  ) {}

  async list(query: z.infer<typeof listReturnsQuerySchema>): Promise<Page<ReturnListItem>> {
    const [items, total] = await this.returns.list(query);
    return paged(items.map(presentListItem), total, query);
  }

  async read(id: string): Promise<StaffReturn> {
    return this.present(await this.existing(id));
  }

  /** Staff expect goods back that nobody has asked to return, such as a parcel that was not delivered. */
  async open(orderId: string, input: z.infer<typeof openReturnSchema>): Promise<StaffReturn> {
    return this.present(await this.opening.open(orderId, input, { by: 'staff' }));
  }

  accept(id: string, note: string | undefined): Promise<StaffReturn> {
    return this.move(id, { to: 'accepted', by: 'staff', note: note ?? null });
  }

  refuse(id: string, reason: string): Promise<StaffReturn> {
    return this.move(id, { to: 'refused', by: 'staff', note: reason });
  }

  /** Asks the warehouse to expect it no longer; its answer decides. */
  withdraw(id: string): Promise<StaffReturn> {
    return this.move(id, { to: 'withdrawing', by: 'staff' });
  }

  async existing(id: string): Promise<ReturnDoc> {
    const doc = await this.returns.find(id);
    if (!doc) throw problem.notFound('Return');
    return doc;
  }

  /** What the received pieces of a return cost; null before they are received. */
  async refundable(doc: ReturnDoc): Promise<Money | null> {
    if (doc.lines.every(({ received }) => received === null)) return null;
    const order = await this.orders.findById(doc.orderId);
    if (!order) throw problem.notFound('Order');
    return refundableOf(order, doc, await this.returns.ofOrder(doc.orderId));
  }

  private async move(id: string, move: ReturnMove): Promise<StaffReturn> {
    return this.present(await this.moves.move(await this.existing(id), move));
  }

  private async present(doc: ReturnDoc): Promise<StaffReturn> {
    return presentForStaff(doc, await this.refundable(doc));
  }
}
