import { Injectable } from '@nestjs/common';
import type { Page } from '@solar/contracts/common/pagination';
import type {
  StockDetail,
  StockLevel,
  StockLevelQuery,
  UpdateStockLevel,
} from '@solar/contracts/inventory/stock-levels';
import { DEFAULT_PICK_ORDER } from '@solar/contracts/inventory/states';
import { AuditTrail } from '@solar/service-kit/audit/audit-trail';
import { problem } from '@solar/service-kit/errors/problem';
import { paged } from '@solar/service-kit/http/paged';
import { isDuplicateKey } from '@solar/service-kit/mongo/duplicate-key';
import { LocationDirectory } from '../locations/location-directory';
import { productRefOf } from '../products/product-directory';
import { availableOf, movementClassOf, stockStatusOf } from '../stock/domain/availability';
import { Ledger } from '../stock/ledger';
import type { ProductStockDoc } from '../stock/product-stock.schema';
import type { ReservationDoc } from '../stock/reservation.schema';
import { rethrowStockProblem } from '../stock/stock-problem';
import { changeSettingsCommand } from '../stock/stock-commands';
import type { PlaceCounts } from './stock-level.repository';
import { StockLevelRepository } from './stock-level.repository';

function presentLevel(
  doc: ProductStockDoc,
  overdue: number,
  atWarehouse: PlaceCounts | null,
  now: Date,
): StockLevel {
  const held = doc.held - overdue;
  const expired = doc.expired ?? 0;
  const available = availableOf({ onHand: doc.onHand, allocated: doc.allocated, held, expired });
  return {
    ...productRefOf(doc),
    onHand: doc.onHand,
    allocated: doc.allocated,
    held,
    expired,
    available,
    lowStockAt: doc.lowStockAt,
    pickOrder: doc.pickOrder ?? DEFAULT_PICK_ORDER,
    serialCapture: doc.serialCapture ?? 'none',
    barcode: doc.barcode ?? null,
    status: stockStatusOf(available, doc.lowStockAt),
    movementClass: movementClassOf(doc.lastShippedAt, now),
    lastShippedAt: doc.lastShippedAt?.toISOString() ?? null,
    active: doc.active,
    atWarehouse,
  };
}

/** What is there, where, and for whom. */
@Injectable()
export class StockLevelService {
  constructor(
    private readonly levels: StockLevelRepository,
    private readonly locations: LocationDirectory,
    private readonly ledger: Ledger,
    private readonly audit: AuditTrail,
  ) {}

  async list(query: StockLevelQuery): Promise<Page<StockLevel>> {
    const now = new Date();
    const [docs, total] = await this.levels.list(query, now);
    const ids = docs.map((doc) => doc._id);
    const overdue = await this.levels.overdue(ids, now);
    const placed = query.warehouseId !== undefined || query.zoneId !== undefined;
    const counts = placed ? await this.levels.countsAt(ids, query) : null;
    const items = docs.map((doc) =>
      presentLevel(
        doc,
        overdue.get(doc._id) ?? 0,
        counts ? (counts.get(doc._id) ?? { onHand: 0, allocated: 0 }) : null,
        now,
      ),
    );
    return paged(items, total, query);
  }

  async get(productId: string): Promise<StockDetail> {
    const now = new Date();
    const doc = await this.levels.find(productId);
    if (!doc) throw problem.notFound('Product');
    const overdue = await this.levels.overdue([productId], now);
    const balances = await this.levels.balancesOf(productId);
    const holds = await this.levels.runningHolds(productId, now);
    const orders = await this.levels.openOrders(productId);
    const binOf = await this.locations.binRefs(balances.map((row) => row.binId));
    const piecesOf = ({ lines }: Pick<ReservationDoc, 'lines'>) =>
      lines
        .filter((line) => line.productId === productId)
        .reduce((sum, line) => sum + line.quantity, 0);
    return {
      ...presentLevel(doc, overdue.get(productId) ?? 0, null, now),
      balances: balances.map((row) => ({
        ...binOf(row.binId),
        lot: row.lot || null,
        onHand: row.onHand,
        allocated: row.allocated,
        firstReceivedAt: row.firstReceivedAt.toISOString(),
        expiresOn: row.expiresOn ?? null,
      })),
      holds: holds.map((hold) => ({
        holdId: hold._id,
        checkoutId: hold.checkoutId,
        quantity: piecesOf(hold),
        expiresAt: hold.expiresAt.toISOString(),
      })),
      orders: orders.map((order) => ({
        orderId: order.orderId,
        orderNumber: order.orderNumber,
        quantity: piecesOf(order),
        allocatedAt: order.allocatedAt.toISOString(),
      })),
    };
  }

  /** Sets from which quantity on a product counts as low, which goods leave first, and its barcode, which belongs to one product alone. */
  async update(
    productId: string,
    { barcode, ...settings }: UpdateStockLevel,
  ): Promise<StockDetail> {
    const seen = await this.levels.find(productId);
    if (!seen) throw problem.notFound('Product');
    const thing = { type: 'stock-setting', id: productId, label: seen.name };
    if (barcode !== undefined) {
      await this.levels.setBarcode(productId, barcode).catch((error: unknown) => {
        if (!isDuplicateKey(error, 'barcode')) throw error;
        throw problem.conflict('barcode.taken', 'Another product has this barcode');
      });
      const change = { field: 'barcode', from: seen.barcode ?? null, to: barcode };
      await this.audit.record('changed', thing, [change]);
    }
    const known = {
      lowStockAt: seen.lowStockAt,
      pickOrder: seen.pickOrder ?? DEFAULT_PICK_ORDER,
      serialCapture: seen.serialCapture ?? 'none',
    };
    const next = { ...known, ...settings };
    const changes = [
      { field: 'lowStockAt', from: known.lowStockAt, to: next.lowStockAt },
      { field: 'pickOrder', from: known.pickOrder, to: next.pickOrder },
      { field: 'serialCapture', from: known.serialCapture, to: next.serialCapture },
    ].filter(({ from, to }) => from !== to);
    if (changes.length > 0) {
      await this.ledger
        .execute({
          ...changeSettingsCommand({ productId, ...next }),
          document: { after: (session) => this.audit.record('changed', thing, changes, session) },
        })
        .catch(rethrowStockProblem);
    }
    return this.get(productId);
  }
}
