import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Owed } from '@solar/service-kit/messaging/outbox-field';
import { newId } from '@solar/service-kit/mongo/new-id';
import type { ClientSession, Model, QueryFilter } from 'mongoose';
import type { BalanceDoc } from './balance.schema';
import { availableOf } from './domain/availability';
import { sumLines } from './domain/stock-error';
import type { BalanceRow, ProductRow, ReservationRow, StockLine } from './domain/stock-rows';
import { productOfBalance } from './domain/stock-rows';
import { StockUnitOfWork } from './domain/stock-unit-of-work';
import type { ProductStockDoc } from './product-stock.schema';
import type { ReservationDoc } from './reservation.schema';
import { RowCache } from './row-cache';
import { balanceRowOf, PRODUCT_FIELDS, productRowOf, reservationRowOf } from './stored-rows';

/** Which rows a command acts on, as far as it can say before they are read. */
export interface Needs {
  holdIds?: readonly string[];
  /** Holds that are new, unless the command is a repeated one. */
  newHoldIds?: readonly string[];
  /** Holds whose pieces the command may take over. */
  lenderIds?: readonly string[];
  orderIds?: readonly string[];
  productIds?: readonly string[];
  balanceIds?: readonly string[];
  /** Pieces that the command wants to hold. */
  wants?: readonly StockLine[];
  /** Balances whose goods may go although they are promised: their orders, and all that could take their place. */
  vacates?: readonly string[];
  /** Products of which every bin with goods is read. */
  wholeProducts?: readonly string[];
  /** Orders that wait for goods, for which bins are chosen. */
  covers?: readonly string[];
  /** The command may find nothing to do by rows that are out of date, and nothing would show it: it reads the database. */
  fresh?: boolean;
  /** The command chooses bins for the lines of its holds. */
  choosesBins?: boolean;
}

/** A unit of work with what is known about its rows. */
export interface Loaded {
  work: StockUnitOfWork;
  /** Some rows, or the absence of a new hold, were not read from the database. */
  assumed: boolean;
  /** Products of which all balances with goods were read. */
  complete: ReadonlySet<string>;
  /** What reservations have not announced yet, by their ids. */
  owed: ReadonlyMap<string, Owed>;
}

/** One load: what it wants, and whether the cache may answer. */
class Load {
  assumed = false;
  readonly complete = new Set<string>();
  readonly owed = new Map<string, Owed>();

  constructor(
    readonly needs: readonly Needs[],
    readonly cached: boolean,
    readonly now: Date,
    readonly session: ClientSession,
  ) {}

  collect(
    list: keyof Pick<
      Needs,
      | 'holdIds'
      | 'newHoldIds'
      | 'lenderIds'
      | 'orderIds'
      | 'productIds'
      | 'balanceIds'
      | 'vacates'
      | 'wholeProducts'
      | 'covers'
    >,
  ): string[] {
    return unique(this.needs.flatMap((need) => need[list] ?? []));
  }

  /** Splits ids into the rows that the cache has and the ids that must be read. */
  split<T>(ids: readonly string[], cachedRow: (id: string) => T | undefined): [T[], string[]] {
    if (!this.cached) return [[], [...ids]];
    const known: T[] = [];
    const missing = ids.filter((id) => {
      const row = cachedRow(id);
      if (row) known.push(row);
      return !row;
    });
    if (known.length > 0) this.assumed = true;
    return [known, missing];
  }
}

/** Brings the rows that commands need into a unit of work: from the cache or in few reads whatever their number. */
@Injectable()
export class LedgerReader {
  constructor(
    @InjectModel('ProductStock') private readonly products: Model<ProductStockDoc>,
    @InjectModel('Balance') private readonly balances: Model<BalanceDoc>,
    @InjectModel('Reservation') private readonly reservations: Model<ReservationDoc>,
    private readonly cache: RowCache,
  ) {}

  async load(
    needs: readonly Needs[],
    options: { cached: boolean; now: Date; session: ClientSession },
  ): Promise<Loaded> {
    const cached = options.cached && needs.every((need) => !need.fresh);
    const load = new Load(needs, cached, options.now, options.session);
    const asked = await this.withLenders(
      load,
      await this.withPromised(load, await this.askedReservations(load)),
      load.collect('lenderIds'),
    );
    const wants = sumLines([
      ...needs.flatMap((need) => need.wants ?? []),
      ...asked.filter(isEndedHold).flatMap((row) => row.lines),
    ]);
    const counters = await this.askedProducts(load, asked, wants);
    const products = await this.withoutStaleShortages(load, counters, wants);
    const found = await this.withLenders(load, await this.dueHolds(load, products, wants));
    const due = found.filter((hold) => !asked.some((row) => row.holdId === hold.holdId));
    const others = await this.readProducts(
      load,
      productIdsOf(due).filter((id) => !products.some((row) => row.productId === id)),
    );
    const rows = {
      products: [...products, ...others],
      balances: await this.askedBalances(load, asked),
      reservations: [...asked, ...due],
    };
    const { assumed, complete, owed } = load;
    return { work: new StockUnitOfWork(rows, newId), assumed, complete, owed };
  }

  private async askedReservations(load: Load): Promise<ReservationRow[]> {
    const placed = load.collect('newHoldIds');
    const [byHold, holdIds] = load.split(unique([...load.collect('holdIds'), ...placed]), (id) => {
      const known = this.cache.reservation(id);
      // Another process may have given a lender its pieces back.
      return known?.row.lentTo === null ? known : undefined;
    });
    const [byOrder, orderIds] = load.split(load.collect('orderIds'), (id) =>
      this.cache.reservationOfOrder(id),
    );
    if (load.cached && placed.length > 0) load.assumed = true;
    const unknown = load.cached ? holdIds.filter((id) => !placed.includes(id)) : holdIds;
    const read = [
      ...(unknown.length > 0 ? await this.readReservations(load, { _id: { $in: unknown } }) : []),
      ...(orderIds.length > 0
        ? await this.readReservations(load, { orderId: { $in: orderIds } })
        : []),
    ];
    const known = [...byHold, ...byOrder];
    for (const { row, owed } of known) if (owed) load.owed.set(row.holdId, owed);
    const rows = [...known.map(({ row }) => row), ...read];
    return [...new Map(rows.map((row) => [row.holdId, row])).values()];
  }

  /** The rows with the orders that have picks in balances which may be vacated, and the holds of their products. */
  private async withPromised(
    load: Load,
    rows: readonly ReservationRow[],
  ): Promise<readonly ReservationRow[]> {
    const balanceIds = load.collect('vacates');
    if (balanceIds.length === 0) return rows;
    const read = [
      ...(await this.readReservations(load, {
        status: 'allocated',
        allocatedAt: { $gt: new Date(0) },
        'picks.balanceId': { $in: balanceIds },
      })),
      ...(await this.readReservations(load, {
        status: 'held',
        'lines.productId': { $in: unique(balanceIds.map(productOfBalance)) },
      })),
    ];
    const fresh = new Set(read.map(({ holdId }) => holdId));
    return [...rows.filter(({ holdId }) => !fresh.has(holdId)), ...read];
  }

  /** The rows with the holds that lent to them. Those may be held again by another process: the cache can't say. */
  private async withLenders(
    load: Load,
    rows: readonly ReservationRow[],
    also: readonly string[] = [],
  ): Promise<readonly ReservationRow[]> {
    const wanted = unique([...also, ...rows.flatMap(({ replaces }) => replaces ?? [])]);
    if (wanted.length === 0) return rows;
    const read = await this.readReservations(load, { _id: { $in: wanted } });
    return [...rows.filter(({ holdId }) => !wanted.includes(holdId)), ...read];
  }

  private async readReservations(
    load: Load,
    filter: QueryFilter<ReservationDoc>,
  ): Promise<ReservationRow[]> {
    const { session } = load;
    const docs = await this.reservations.find(filter, null, { session }).lean<ReservationDoc[]>();
    for (const { _id, outbox } of docs) if (outbox) load.owed.set(_id, outbox);
    return docs.map(reservationRowOf);
  }

  private async askedProducts(
    load: Load,
    asked: readonly ReservationRow[],
    wants: readonly StockLine[],
  ): Promise<ProductRow[]> {
    const ids = unique([
      ...load.collect('productIds'),
      ...wants.map((line) => line.productId),
      ...productIdsOf(asked),
    ]);
    const [known, missing] = load.split(ids, (id) => this.cache.product(id));
    return [...known, ...(await this.readProducts(load, missing))];
  }

  /** Reads cached products again of which too little seems to be left: they may be out of date. */
  private async withoutStaleShortages(
    load: Load,
    products: readonly ProductRow[],
    wants: readonly StockLine[],
  ): Promise<readonly ProductRow[]> {
    const short = load.cached ? shortOf(products, wants) : [];
    if (short.length === 0) return products;
    const fresh = await this.readProducts(load, short);
    return [...products.filter((row) => !short.includes(row.productId)), ...fresh];
  }

  /** Holds whose time is over, on products of which too little is left otherwise. */
  private async dueHolds(
    load: Load,
    products: readonly ProductRow[],
    wants: readonly StockLine[],
  ): Promise<ReservationRow[]> {
    const held = products.filter((row) => row.held > 0);
    const short = shortOf(held, wants);
    if (short.length === 0) return [];
    return this.readReservations(load, {
      status: 'held',
      expiresAt: { $lte: load.now },
      'lines.productId': { $in: short },
    });
  }

  private async readProducts(load: Load, ids: readonly string[]): Promise<ProductRow[]> {
    if (ids.length === 0) return [];
    const { session } = load;
    const docs = await this.products
      .find({ _id: { $in: unique(ids) } }, PRODUCT_FIELDS, { session })
      .lean();
    return docs.map(productRowOf);
  }

  private async askedBalances(load: Load, asked: readonly ReservationRow[]): Promise<BalanceRow[]> {
    const picked = asked
      .filter((row) => row.status === 'allocated')
      .flatMap((row) => row.picks.map((line) => line.balanceId));
    const ids = unique([...load.collect('balanceIds'), ...picked]);
    const [known, missing] = load.split(ids, (id) => this.cache.balance(id));
    const [lists, productIds] = load.split(this.choosingFor(load, asked), (id) =>
      this.cache.balancesOf(id),
    );
    for (const productId of productIds) load.complete.add(productId);
    const { session } = load;
    const docs = [
      ...(missing.length > 0
        ? await this.balances.find({ _id: { $in: missing } }, null, { session }).lean()
        : []),
      ...(productIds.length > 0
        ? await this.balances
            .find({ productId: { $in: productIds }, onHand: { $gt: 0 } }, null, { session })
            .lean()
        : []),
    ];
    return [...known, ...lists.flat(), ...docs.map(balanceRowOf)];
  }

  /** Products for which bins are chosen: those of holds that have no order yet. */
  private choosingFor(load: Load, asked: readonly ReservationRow[]): string[] {
    const choosing = new Set(
      load.needs.filter((need) => need.choosesBins).flatMap((need) => need.holdIds ?? []),
    );
    const covered = load.collect('covers');
    const waiting = asked.filter((row) => row.orderId !== null && covered.includes(row.orderId));
    return unique([
      ...productIdsOf(asked.filter((row) => choosing.has(row.holdId) && row.orderId === null)),
      ...load.collect('vacates').map(productOfBalance),
      ...load.collect('wholeProducts'),
      ...waiting.flatMap((row) => row.short.map((line) => line.productId)),
    ]);
  }
}

function unique(ids: readonly string[]): string[] {
  return [...new Set(ids)];
}

function isEndedHold(row: ReservationRow): boolean {
  return row.orderId === null && row.status !== 'held';
}

function productIdsOf(reservations: readonly ReservationRow[]): string[] {
  return unique(reservations.flatMap((row) => row.lines.map((line) => line.productId)));
}

function shortOf(products: readonly ProductRow[], wants: readonly StockLine[]): string[] {
  const wanted = new Map(wants.map((line) => [line.productId, line.quantity]));
  return products
    .filter((row) => availableOf(row) < (wanted.get(row.productId) ?? 0))
    .map((row) => row.productId);
}
