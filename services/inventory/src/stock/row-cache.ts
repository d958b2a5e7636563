import { Injectable } from '@nestjs/common';
import type { Owed } from '@solar/service-kit/messaging/outbox-field';
import { LRUCache } from 'lru-cache';
import type { StockUnitOfWork } from './domain/stock-unit-of-work';
import type { BalanceRow, ProductRow, ReservationRow } from './domain/stock-rows';
import { productOfBalance } from './domain/stock-rows';

const PRODUCTS_MAX = 20_000;
const BALANCE_LISTS_MAX = 5_000;
const RESERVATIONS_MAX = 5_000;

/** A reservation and what it has not announced yet, as far as this process knows. */
interface CachedReservation {
  row: ReservationRow;
  owed: Owed | undefined;
}

/**
 * Rows as this process last read or wrote them, so that a command need not read them again. A row may have been
 * changed by another process meanwhile: what is written names the version, and a miss evicts it. Nothing here decides.
 */
@Injectable()
export class RowCache {
  private readonly products = new LRUCache<string, ProductRow>({ max: PRODUCTS_MAX });
  /** By product: all balances with goods, and maybe empty ones. */
  private readonly balances = new LRUCache<string, Map<string, BalanceRow>>({
    max: BALANCE_LISTS_MAX,
  });
  private readonly reservations = new LRUCache<string, CachedReservation>({
    max: RESERVATIONS_MAX,
  });
  private readonly holdIdOfOrder = new LRUCache<string, string>({ max: RESERVATIONS_MAX });

  product(id: string): ProductRow | undefined {
    return this.products.get(id);
  }

  balance(id: string): BalanceRow | undefined {
    return this.balances.get(productOfBalance(id))?.get(id);
  }

  /** All balances of a product that have goods, if they are known. */
  balancesOf(productId: string): BalanceRow[] | undefined {
    const rows = this.balances.get(productId);
    return rows && [...rows.values()];
  }

  reservation(holdId: string): CachedReservation | undefined {
    return this.reservations.get(holdId);
  }

  reservationOfOrder(orderId: string): CachedReservation | undefined {
    const holdId = this.holdIdOfOrder.get(orderId);
    return holdId === undefined ? undefined : this.reservations.get(holdId);
  }

  /**
   * Keeps the rows of a committed unit of work; `complete` names the products whose balances were all read, `owed` has
   * what its reservations owe.
   */
  keep(
    work: StockUnitOfWork,
    complete: ReadonlySet<string>,
    owed: ReadonlyMap<string, Owed>,
  ): void {
    for (const row of work.products.all()) this.products.set(row.productId, row);
    for (const productId of complete) this.balances.set(productId, new Map());
    for (const row of work.balances.all()) this.balances.get(row.productId)?.set(row.id, row);
    for (const row of work.reservations.all()) {
      this.reservations.set(row.holdId, { row, owed: owed.get(row.holdId) });
      if (row.orderId !== null) this.holdIdOfOrder.set(row.orderId, row.holdId);
    }
  }

  /** Notes that a reservation's messages were published. */
  settle(holdId: string, { last }: Owed): void {
    const cached = this.reservations.get(holdId);
    if (cached?.owed?.last === last) cached.owed = undefined;
  }

  /** Forgets every row of a unit of work that was not committed. */
  evict(work: StockUnitOfWork): void {
    for (const row of work.products.all()) {
      this.products.delete(row.productId);
      this.balances.delete(row.productId);
    }
    for (const row of work.balances.all()) this.balances.delete(row.productId);
    for (const row of work.reservations.all()) this.reservations.delete(row.holdId);
  }
}
