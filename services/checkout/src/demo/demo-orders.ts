import type { INestApplicationContext } from '@nestjs/common';
import { OrderRepository } from '../orders/order.repository';
import { PriceClient, unitOf } from '../products/price.client';
import { ProductViews } from '../products/product-views';
import { StockLevels } from '../products/stock-levels';
import { ReturnAdminService } from '../returns/return-admin.service';
import { ReturnService } from '../returns/return.service';
import { DemoDates } from './demo-dates';
import { pastOrders, type PastOrder } from './demo-history';
import { DEMO_BUYERS, DEMO_ORDERS, type DemoOrder } from './demo-order-data';
import { DemoPurchases, type DemoPurchase } from './demo-purchases';

const CUSTOMER = DEMO_BUYERS.customer;
const PIECES_WANTED = 20;
/** Of a product with fewer pieces the history takes none, so that what the shop shows stays available. */
const PIECES_OF_HISTORY = 40;
/** The history takes this part of a product's pieces with one line, at the most. */
const LINE_PART = 0.05;
const CANDIDATES_MAX = 500;
/** Products whose prices are asked for in one message. */
const PRICES_AT_ONCE = 100;
const DAY_MS = 86_400_000;

type Planned = DemoPurchase &
  Pick<DemoOrder, 'end' | 'tracking' | 'returned'> & {
    at: Date;
    /** An order of the history, whose date may be that of the one before it. */
    past: boolean;
  };

/** The orders of the demo: those of two years, placed by the demo's approved customers, and one for every state an order can be in. */
export class DemoOrders {
  private readonly purchases: DemoPurchases;
  private readonly dates: DemoDates;

  constructor(app: INestApplicationContext) {
    this.purchases = new DemoPurchases(app);
    this.dates = new DemoDates(app);
  }

  /** `past` are the dates of the orders of the years before, oldest first. */
  async load(past: readonly Date[]): Promise<void> {
    const now = new Date();
    const needed = 1 + Math.max(...DEMO_ORDERS.flatMap(({ lines }) => lines.map((l) => l.product)));
    const stocked = await this.purchases.eventually('stocked products', async () => {
      const found = await this.withPieces(PIECES_WANTED);
      return found.length >= needed ? found.slice(0, needed) : null;
    });
    const others = await this.sold(
      (await this.withPieces(PIECES_OF_HISTORY)).filter((id) => !stocked.includes(id)),
    );
    const plan = [
      ...pastOrders(past, now).map((order) => this.plannedPast(order, others)),
      ...DEMO_ORDERS.map((order) => planned(order, stocked, now)),
    ];
    for (const batch of batchesOf(plan)) await this.placeBatch(batch, now);
  }

  private async withPieces(wanted: number): Promise<string[]> {
    const active = await this.purchases.of(ProductViews).listActive(CANDIDATES_MAX);
    return active.map((view) => view._id).filter((id) => this.available(id) >= wanted);
  }

  private available(productId: string): number {
    return this.purchases.of(StockLevels).of(productId)?.available ?? 0;
  }

  /** Those among these that have a price: the price of some is given on request. */
  private async sold(productIds: readonly string[]): Promise<string[]> {
    const asked = productIds.slice(0, PRICES_AT_ONCE);
    const prices = await this.purchases.of(PriceClient).prices(CUSTOMER.principal, asked);
    return asked.filter((id) => {
      const product = prices.get(id);
      return product?.buyable === true && unitOf(product, 1) !== null;
    });
  }

  private plannedPast({ lines, buyer, ...past }: PastOrder, products: readonly string[]): Planned {
    const wanted = lines.map(({ product, share }) => {
      const productId = products[Math.floor(product * products.length)] ?? '';
      const most = Math.max(1, Math.floor(this.available(productId) * LINE_PART));
      return { productId, quantity: 1 + Math.floor(share * most) };
    });
    const language = buyer === 'reseller' ? 'fr' : 'en';
    const unique = [...new Map(wanted.map((line) => [line.productId, line])).values()];
    return { ...past, buyer: DEMO_BUYERS[buyer], language, lines: unique, past: true };
  }

  /** All of a batch are placed before they are dated, since numbers are given in the order of placing and have to follow the dates. */
  private async placeBatch(batch: readonly Planned[], now: Date): Promise<void> {
    const orders = this.purchases.of(OrderRepository);
    const placed = await Promise.all(
      batch.map(async (plan) => {
        const order = await orders.findById(await this.purchases.place(plan));
        if (!order) throw new Error(`No demo order of ${plan.key}`);
        return { plan, order };
      }),
    );
    const numbered = placed.toSorted((a, b) =>
      (a.order.orderNumber ?? '').localeCompare(b.order.orderNumber ?? ''),
    );
    await Promise.all(
      numbered.map(async ({ plan, order }, index) => {
        const at = batch[index]?.at ?? plan.at;
        if (order.status === 'processing' && plan.end !== 'processing') {
          await this.finish(order._id, at, now, plan);
        }
      }),
    );
  }

  private async finish(orderId: string, placedAt: Date, now: Date, plan: Planned): Promise<void> {
    // Before the staff's moves, whose announcements say when the order was placed.
    await this.dates.set(orderId, placedAt, now);
    await this.purchases.moveOn(orderId, plan);
    await this.dates.set(orderId, placedAt, now);
    await this.sendBack(orderId, plan);
  }

  /** What its customer wants to return, as the warehouse and the back office see it. */
  private async sendBack(orderId: string, { returned }: Planned): Promise<void> {
    if (!returned) return;
    const { quantity, reason, comment, accepted } = returned;
    const order = await this.purchases.of(OrderRepository).findById(orderId);
    const productId = order?.lines[0]?.productId ?? '';
    const { returnId } = await this.purchases
      .of(ReturnService)
      .request(CUSTOMER.principal, orderId, {
        lines: [{ productId, quantity, reason }],
        comment,
        pictures: [],
      });
    if (accepted) await this.purchases.of(ReturnAdminService).accept(returnId, undefined);
  }
}

function planned(order: DemoOrder, stocked: readonly string[], now: Date): Planned {
  const lines = order.lines.map(({ product, quantity }) => ({
    productId: stocked[product] ?? '',
    quantity,
  }));
  const at = new Date(now.getTime() - order.daysAgo * DAY_MS);
  return { ...order, buyer: CUSTOMER, lines, at, past: false };
}

/** In the order of their dates; together are placed what follows one another and has a customer, and so a cart, of its own. */
function batchesOf(plan: readonly Planned[]): Planned[][] {
  const batches: Planned[][] = [];
  for (const next of plan.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const open = batches.at(-1);
    const joins = open?.every(({ buyer, past }) => past && next.past && buyer !== next.buyer);
    if (open && joins) open.push(next);
    else batches.push([next]);
  }
  return batches;
}
