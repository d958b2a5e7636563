import { Injectable } from '@nestjs/common';
import {
  RETURN_ID_PREFIX,
  type openReturnSchema,
  type requestReturnSchema,
} from '@solar/contracts/checkout/returns-http';
import { problem } from '@solar/service-kit/errors/problem';
import { newId } from '@solar/service-kit/mongo/new-id';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import type { z } from 'zod';
import { OrderRepository } from '../orders/order.repository';
import type { OrderDoc } from '../orders/order.schema';
import { ReturnMoves, staffBehind } from './return-moves';
import { ReturnPictures } from './return-pictures';
import { ReturnRepository, RETURNS_OF_ORDER_MAX, type NewReturn } from './return.repository';
import { exceeding, returnDeadline } from './returnable';
import type { ReturnDoc } from './return.schema';

type Input = z.infer<typeof openReturnSchema> &
  Partial<Pick<z.infer<typeof requestReturnSchema>, 'pictures'>>;

/** Who opens a return: its customer within the time limit, or staff at any time. */
export type Opener = { by: 'customer'; customerId: string; days: number } | { by: 'staff' };

/**
 * Opens returns. The order counts its returns in the same transaction, so that of two requests at once the second sees the first, and
 * together they never claim more than was shipped.
 */
@Injectable()
export class ReturnOpening {
  constructor(
    private readonly orders: OrderRepository,
    private readonly returns: ReturnRepository,
    private readonly moves: ReturnMoves,
    private readonly pictures: ReturnPictures,
    private readonly transactions: Transactions,
  ) {}

  open(orderId: string, input: Input, opener: Opener): Promise<ReturnDoc> {
    return this.transactions.run(async (session) => {
      const order = await this.orders.findById(orderId, session);
      const owned = opener.by === 'staff' || order?.customerId === opener.customerId;
      if (!order || !owned) throw problem.notFound('Order');
      assertInTime(order, opener);
      if ((order.returnCount ?? 0) >= RETURNS_OF_ORDER_MAX) {
        throw problem.conflict('return.too_many', 'This order has had too many returns');
      }
      const earlier = await this.returns.ofOrder(orderId, session);
      assertShipped(order, earlier, input);
      assertSent(order, input);
      const count = await this.orders.countReturn(order, session);
      const doc = returnOf(order, count, input, opener);
      await this.pictures.attach(doc, session);
      return this.moves.open(doc, opener.by, session);
    });
  }
}

function assertInTime(order: OrderDoc, opener: Opener): void {
  const until = returnDeadline(order, opener.by === 'customer' ? opener.days : 0);
  if (until === null) {
    throw problem.conflict('return.not_shipped', 'Only goods that have left can come back');
  }
  if (opener.by === 'staff' || until > new Date()) return;
  throw problem.conflict('return.too_late', 'The time limit for returns is over', {
    extra: { until: until.toISOString() },
  });
}

function assertShipped(order: OrderDoc, earlier: readonly ReturnDoc[], { lines }: Input): void {
  const excess = exceeding(order, earlier, lines);
  if (excess.length === 0) return;
  throw problem.conflict(
    'return.exceeds_shipped',
    'More than was shipped and has not been returned',
    { extra: { lines: excess } },
  );
}

/** Refuses serial numbers of pieces that were not sent with the order. */
function assertSent(order: OrderDoc, { lines }: Input): void {
  const sent = new Set(order.serials?.map(({ productId, number }) => `${productId}|${number}`));
  const numbers = lines.flatMap(({ productId, serials = [] }) =>
    serials.filter((number) => !sent.has(`${productId}|${number}`)),
  );
  if (numbers.length === 0) return;
  throw problem.conflict('return.not_sent', 'Not sent with this order', { extra: { numbers } });
}

function returnOf(order: OrderDoc, count: number, input: Input, { by }: Opener): NewReturn {
  const number = `${order.orderNumber}-R${count}`;
  const status = by === 'staff' ? ('accepted' as const) : ('requested' as const);
  const { customerId, customerName, email, orderNumber } = order;
  const person = staffBehind(by);
  const name = customerName || order.shippingAddress.fullName;
  return {
    _id: newId(RETURN_ID_PREFIX),
    number,
    orderId: order._id,
    ...{ orderNumber, customerId, email, customerName: name },
    language: order.language,
    status,
    lines: input.lines.flatMap((line) => lineOf(order, line)),
    comment: input.comment || null,
    pictures: [...new Set(input.pictures ?? [])],
    refund: null,
    history: [{ status, at: new Date(), by, ...(person && { person }), note: null }],
    search: [number, orderNumber, email, name].map((term) => term.toLowerCase()),
  };
}

function lineOf(order: OrderDoc, wanted: Input['lines'][number]): ReturnDoc['lines'] {
  const line = order.lines.find(({ productId }) => productId === wanted.productId);
  if (!line) return [];
  const { productId, sku, slug, name, brand, imageUrl } = line;
  const { quantity, reason, serials = [] } = wanted;
  const named = serials.length > 0 ? { serials } : {};
  const product = { productId, sku, slug, name, brand, imageUrl };
  return [{ ...product, quantity, reason, received: null, ...named }];
}
