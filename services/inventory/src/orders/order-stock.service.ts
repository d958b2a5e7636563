import { Injectable } from '@nestjs/common';
import type { Page } from '@solar/contracts/common/pagination';
import type {
  OrderLogEntry,
  OrderLogQuery,
  OrderStock,
  OrderStockQuery,
  ShipOrderBody,
} from '@solar/contracts/inventory/order-inventory';
import { problem } from '@solar/service-kit/errors/problem';
import { paged } from '@solar/service-kit/http/paged';
import { rethrowStockProblem } from '../stock/stock-problem';
import { LocationDirectory } from '../locations/location-directory';
import { ProductDirectory } from '../products/product-directory';
import type { Actor } from '../stock/domain/stock-rows';
import { Ledger } from '../stock/ledger';
import type { OrderStockDoc } from '../stock/reservation.schema';
import { shipOrderCommand } from '../stock/stock-commands';
import { OrderLogRepository } from './order-log.repository';
import { OrderStockRepository } from './order-stock.repository';

/** Stock of orders: what to pick, what was shipped, what came back. */
@Injectable()
export class OrderStockService {
  constructor(
    private readonly orders: OrderStockRepository,
    private readonly orderLog: OrderLogRepository,
    private readonly products: ProductDirectory,
    private readonly locations: LocationDirectory,
    private readonly ledger: Ledger,
  ) {}

  async list(query: OrderStockQuery): Promise<Page<OrderStock>> {
    const [docs, total] = await this.orders.list(query);
    return paged(await this.present(docs), total, query);
  }

  async get(orderId: string): Promise<OrderStock> {
    const doc = await this.orders.find(orderId);
    const [order] = doc ? await this.present([doc]) : [];
    if (!order) throw problem.notFound('Order');
    return order;
  }

  /** Ships everything that is allocated to the order. */
  async ship(orderId: string, body: ShipOrderBody, actor: Actor): Promise<OrderStock> {
    const { trackingNumber = null, carrier = null } = body;
    await this.ledger
      .execute(shipOrderCommand({ orderId, trackingNumber, carrier, actor }))
      .catch(rethrowStockProblem);
    return this.get(orderId);
  }

  async listLog(query: OrderLogQuery): Promise<Page<OrderLogEntry>> {
    const [rows, total] = await this.orderLog.list(query);
    const productOf = await this.products.refs(rows.map((row) => row.history.lines.productId));
    const binOf = await this.locations.binRefs(rows.map((row) => row.history.lines.binId));
    const items = rows.map(({ orderId, orderNumber, line, history }) => ({
      id: `${history.id}-${line}`,
      at: history.at.toISOString(),
      ...{ orderId, orderNumber },
      operation: history.status,
      product: productOf(history.lines.productId),
      quantity: history.lines.quantity,
      bin: history.lines.binId ? binOf(history.lines.binId) : null,
      lot: history.lines.lot || null,
      actor: history.actor,
    }));
    return paged(items, total, query);
  }

  private async present(docs: readonly OrderStockDoc[]): Promise<OrderStock[]> {
    const lines = docs.flatMap((doc) => doc.picks);
    const productOf = await this.products.refs(lines.map((line) => line.productId));
    const binOf = await this.locations.binRefs(lines.map((line) => line.binId));
    return docs.map((doc) => ({
      orderId: doc.orderId,
      orderNumber: doc.orderNumber,
      status: doc.status,
      trackingNumber: doc.trackingNumber ?? null,
      carrier: doc.carrier ?? null,
      allocatedAt: doc.allocatedAt.toISOString(),
      shippedAt: doc.shippedAt?.toISOString() ?? null,
      pieces: doc.picks.reduce((sum, line) => sum + line.quantity, 0),
      lines: doc.picks
        .map((line) => ({
          product: productOf(line.productId),
          bin: binOf(line.binId),
          lot: line.lot || null,
          quantity: line.quantity,
          returned: line.returned,
        }))
        // Codes are numbered along the aisles, so that their order is the way to walk.
        .sort((a, b) => a.bin.binCode.localeCompare(b.bin.binCode)),
    }));
  }
}
