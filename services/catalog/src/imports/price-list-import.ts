import { Injectable } from '@nestjs/common';
import {
  addPriceListItemSchema,
  PRICE_LIST_ITEMS_MAX,
} from '@solar/contracts/catalog/price-list-http';
import type { ImportError } from '@solar/contracts/common/imports-http';
import { money } from '@solar/contracts/common/money';
import type {
  ImportScope,
  PlannedRow,
  RowPlan,
  WrittenKind,
} from '@solar/service-kit/imports/import-kind';
import { IMPORT_ROWS_MAX } from '@solar/contracts/common/imports-http';
import type { ClientSession } from 'mongoose';
import { z } from 'zod';
import { CatalogueIndex } from '../index/catalogue-index';
import type { PriceListItem } from '../index/catalogue-records';
import { parseAmount } from '../price-file/amount-text';
import { readTiers } from '../price-file/price-rows';
import { PriceListRepository } from '../price-list/price-list.repository';
import type { PriceListDoc } from '../price-list/price-list.schema';
import { assertEditable, isEditable, PriceListService } from '../price-list/price-list.service';
import { CurrentPrices } from '../pricing/current-prices';

const rowSchema = z.object({
  sku: z.string().min(1).max(80),
  currency: z.string().max(3).optional(),
  price: z.string().min(1).max(40),
  tiers: z.string().max(500).optional(),
});
type PriceRow = z.infer<typeof rowSchema>;
type Undo = { productId: string; before: PriceListItem | null; after: PriceListItem };

/** Prices of one price list: what the table does not name stays in the list as it is. */
@Injectable()
export class PriceListImport implements WrittenKind<PriceRow, Undo> {
  readonly name = 'price-list';
  /** A list is one document: it is written once, whatever the length of the table. */
  readonly batchRows = IMPORT_ROWS_MAX;
  readonly schema = rowSchema;

  constructor(
    private readonly lists: PriceListRepository,
    private readonly service: PriceListService,
    private readonly index: CatalogueIndex,
    private readonly prices: CurrentPrices,
  ) {}

  keyOf({ sku }: PriceRow): string {
    return sku;
  }

  async targetName(target: string): Promise<string> {
    const list = await this.lists.get(target);
    assertEditable(list);
    return list.name;
  }

  async plan(
    rows: readonly PriceRow[],
    { target }: ImportScope,
    session?: ClientSession,
  ): Promise<RowPlan[]> {
    const list = await this.lists.get(target ?? '', session);
    const items = byProduct(list.items);
    const skus = this.productIds();
    let room = PRICE_LIST_ITEMS_MAX - items.size;
    return rows.map((row): RowPlan => {
      const next = this.itemOf(row, skus, items);
      if ('error' in next) return next;
      const before = items.get(next.productId);
      if (before) return { action: isSame(before, next) ? 'same' : 'update' };
      room -= 1;
      return room < 0 ? { error: { column: 'sku', code: 'too-many' } } : { action: 'create' };
    });
  }

  async apply(
    rows: readonly PlannedRow<PriceRow>[],
    { target, by }: ImportScope,
    session: ClientSession,
  ): Promise<Undo[]> {
    const skus = this.productIds();
    let done: Undo[] = [];
    const changesOf = ({ items }: PriceListDoc) => {
      const known = byProduct(items);
      done = rows.map(({ row }): Undo => {
        const after = this.itemOf(row, skus, known);
        if ('error' in after) throw new Error(`${row.sku} cannot be priced any more`);
        return { productId: after.productId, before: known.get(after.productId) ?? null, after };
      });
      return { items: merged(items, new Map(done.map((one) => [one.productId, one.after]))) };
    };
    await this.service.change(target ?? '', by.id, changesOf, session);
    return done;
  }

  async undo(
    done: readonly Undo[],
    { target, by }: ImportScope,
    session: ClientSession,
  ): Promise<number> {
    const list = await this.lists.find(target ?? '', session);
    if (!list || !isEditable(list)) return 0;
    const known = byProduct(list.items);
    const untouched = done.filter(({ productId, after }) => {
      const now = known.get(productId);
      return now !== undefined && isSame(now, after);
    });
    if (untouched.length === 0) return 0;
    const former = new Map(untouched.map(({ productId, before }) => [productId, before]));
    const changesOf = ({ items }: PriceListDoc) => ({ items: merged(items, former) });
    await this.service.change(list._id, by.id, changesOf, session);
    return untouched.length;
  }

  private productIds(): Map<string, string> {
    return new Map([...this.index.all('product').values()].map(({ _id, sku }) => [sku, _id]));
  }

  /** What a row makes of its product. A table without prices by quantity leaves those of the list. */
  private itemOf(
    { sku, currency: named, price, tiers }: PriceRow,
    skus: ReadonlyMap<string, string>,
    known: ReadonlyMap<string, PriceListItem>,
  ): PriceListItem | { error: ImportError } {
    const { currency } = this.prices;
    const productId = skus.get(sku);
    if (productId === undefined) return { error: { column: 'sku', code: 'unknown' } };
    if (named && named.toUpperCase() !== currency) {
      return { error: { column: 'currency', code: 'other-currency' } };
    }
    const amount = parseAmount(price, currency);
    if (amount === null) return { error: { column: 'price', code: 'not-an-amount' } };
    const kept = known.get(productId)?.tiers ?? [];
    const item = addPriceListItemSchema.safeParse({
      productId,
      price: money(amount, currency),
      tiers: tiers === undefined ? kept.map(plainTier) : readTiers(tiers, currency),
    });
    if (item.success) return item.data;
    const isPrice = item.error.issues.some(({ path }) => path[0] === 'price');
    return {
      error: isPrice
        ? { column: 'price', code: 'not-an-amount' }
        : { column: 'tiers', code: 'tiers-not-falling' },
    };
  }
}

function byProduct(items: readonly PriceListItem[]): Map<string, PriceListItem> {
  return new Map(items.map((item) => [item.productId, item]));
}

/** The items with some put in the place of those of the same product; null takes one out. */
function merged(
  items: PriceListDoc['items'],
  changes: ReadonlyMap<string, PriceListItem | null>,
): PriceListDoc['items'] {
  const left = new Map(changes);
  const kept = items.flatMap((item) => {
    const change = left.get(item.productId);
    left.delete(item.productId);
    return change === undefined ? [item] : (change ?? []);
  });
  return [...kept, ...[...left.values()].filter((item) => item !== null)];
}

function isSame(one: PriceListItem, other: PriceListItem): boolean {
  return textOf(one) === textOf(other);
}

function textOf({ price, tiers }: PriceListItem): string {
  return JSON.stringify([money(price.amount, price.currency), (tiers ?? []).map(plainTier)]);
}

function plainTier({ from, unit }: NonNullable<PriceListItem['tiers']>[number]) {
  return { from, unit: money(unit.amount, unit.currency) };
}
