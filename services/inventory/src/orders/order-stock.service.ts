import { Injectable } from '@nestjs/common';
import type { AuditChange } from '@solar/contracts/common/audit';
import type { Page } from '@solar/contracts/common/pagination';
import type {
  ChangePick,
  OrderLogEntry,
  OrderLogQuery,
  OrderStock,
  OrderStockQuery,
  ShipOrderBody,
} from '@solar/contracts/inventory/order-inventory';
import type { DecideShortage } from '@solar/contracts/inventory/shortages';
import { AuditTrail } from '@solar/service-kit/audit/audit-trail';
import { problem } from '@solar/service-kit/errors/problem';
import { paged } from '@solar/service-kit/http/paged';
import { rethrowStockProblem } from '../stock/stock-problem';
import { LocationDirectory } from '../locations/location-directory';
import { ProductDirectory } from '../products/product-directory';
import type { Actor, PickLine } from '../stock/domain/stock-rows';
import { balanceIdOf } from '../stock/domain/stock-rows';
import { Ledger, type StockCommand } from '../stock/ledger';
import type { OrderStockDoc } from '../stock/reservation.schema';
import {
  changePickCommand,
  coverShortageCommand,
  decideShortageCommand,
  shipOrderCommand,
} from '../stock/stock-commands';
import { OrderLogRepository } from './order-log.repository';
import { shippedSerials } from './shipped-serials';
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
    private readonly audit: AuditTrail,
  ) {}

  async list(query: OrderStockQuery): Promise<Page<OrderStock>> {
    const [docs, total] = await this.orders.list(query);
    return paged(await this.present(docs), total, query);
  }

  async get(orderId: string): Promise<OrderStock> {
    const doc = await this.orders.find(orderId);
    const left = doc ? await this.orders.namedMoves(orderId) : [];
    const [order] = doc ? await this.present([doc], shippedSerials(left)) : [];
    if (!order) throw problem.notFound('Order');
    return order;
  }

  /** Ships what is allocated to the order, or the lines that the body names. */
  async ship(orderId: string, body: ShipOrderBody, actor: Actor): Promise<OrderStock> {
    const { trackingNumber = null, carrier = null } = body;
    const lines = body.lines?.map((line) => ({ ...line, lot: line.lot ?? '' }));
    const seen = await this.orders.find(orderId);
    const changes = [
      lines
        ? { field: 'shippedLines', from: null, to: lines.length }
        : { field: 'status', from: seen?.status ?? null, to: 'shipped' },
      ...(carrier === null ? [] : [{ field: 'carrier', from: null, to: carrier }]),
      ...(trackingNumber === null
        ? []
        : [{ field: 'trackingNumber', from: null, to: trackingNumber }]),
    ];
    await this.ledger
      .execute({
        ...shipOrderCommand({ orderId, trackingNumber, carrier, actor, lines }),
        ...(seen?.status !== 'shipped' && this.recorded(orderId, seen, changes)),
      })
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

  /** Takes pieces of the order from another bin or lot. */
  async changePick(orderId: string, change: ChangePick, actor: Actor): Promise<OrderStock> {
    const { productId, from, to, quantity } = change;
    const balance = ({ binId, lot }: ChangePick['from']) =>
      balanceIdOf(productId, binId, lot ?? '');
    const seen = await this.orders.find(orderId);
    const changes = [
      { field: 'bin', from: from.binId, to: to.binId },
      { field: 'quantity', from: null, to: quantity },
    ];
    await this.ledger
      .execute({
        ...changePickCommand({ orderId, from: balance(from), to: balance(to), quantity, actor }),
        ...this.recorded(orderId, seen, changes),
      })
      .catch(rethrowStockProblem);
    return this.get(orderId);
  }

  /** Gives an order that waits what is free now. */
  async cover(orderId: string, actor: Actor): Promise<OrderStock> {
    const seen = await this.orders.find(orderId);
    const changes = [{ field: 'shortage', from: null, to: 'cover' }];
    await this.ledger
      .execute({
        ...coverShortageCommand({ orderId, actor }),
        ...this.recorded(orderId, seen, changes),
      })
      .catch(rethrowStockProblem);
    return this.get(orderId);
  }

  /** Decides on the pieces for which an order waits. */
  async decide(orderId: string, { choice }: DecideShortage): Promise<OrderStock> {
    const seen = await this.orders.find(orderId);
    const changes = [{ field: 'shortage', from: 'waiting', to: choice }];
    await this.ledger
      .execute({
        ...decideShortageCommand({ orderId, choice }),
        ...this.recorded(orderId, seen, changes),
      })
      .catch(rethrowStockProblem);
    return this.get(orderId);
  }

  /** The goods of an order have no collection that is watched: what a person decides on them is recorded with the command. */
  private recorded(
    orderId: string,
    seen: Pick<OrderStockDoc, 'orderNumber'> | null,
    changes: readonly AuditChange[],
  ): Required<Pick<StockCommand<void>, 'document'>> {
    const thing = { type: 'order', id: orderId, label: seen?.orderNumber ?? '' };
    return {
      document: { after: (session) => this.audit.record('changed', thing, changes, session) },
    };
  }

  private async present(
    docs: readonly OrderStockDoc[],
    serialsOf = shippedSerials([]),
  ): Promise<OrderStock[]> {
    const lines = docs.flatMap((doc) => [...doc.picks, ...(doc.short ?? []), ...(doc.sent ?? [])]);
    const productOf = await this.products.refs(lines.map((line) => line.productId));
    const picks = docs.flatMap((doc) => [...doc.picks, ...(doc.sent ?? [])]);
    const binOf = await this.locations.binRefs(picks.map((line) => line.binId));
    const show = (line: PickLine) => ({
      product: productOf(line.productId),
      bin: binOf(line.binId),
      lot: line.lot || null,
      quantity: line.quantity,
      expiresOn: line.age?.expiresOn ?? null,
      returned: line.returned,
    });
    const showSent = (line: PickLine) => {
      const serials = serialsOf(line);
      return { ...show(line), ...(serials.length > 0 && { serials }) };
    };
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
        .map(doc.status === 'allocated' ? show : showSent)
        // Codes are numbered along the aisles, so that their order is the way to walk.
        .sort((a, b) => a.bin.binCode.localeCompare(b.bin.binCode)),
      short: (doc.short ?? []).map(({ productId, quantity }) => ({
        product: productOf(productId),
        quantity,
      })),
      sent: (doc.sent ?? []).map(showSent),
    }));
  }
}
