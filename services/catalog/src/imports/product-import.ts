import { Injectable } from '@nestjs/common';
import type {
  MoreColumn,
  PlannedRow,
  RowPlan,
  WrittenKind,
} from '@solar/service-kit/imports/import-kind';
import type { ClientSession } from 'mongoose';
import type { z } from 'zod';
import type { AttributeRecord } from '../index/catalogue-records';
import { CatalogueIndex } from '../index/catalogue-index';
import { DraftRemoval } from './draft-removal';
import { ProductDrafts } from './product-drafts';
import { ATTRIBUTE_COLUMN, productRowSchema, type ProductRow } from './product-row';

type Undo = { id: string };

/** Products as drafts: the shop does not show them until an editor lets it. A SKU that the catalogue has stays as it is. */
@Injectable()
export class ProductImport implements WrittenKind<ProductRow, Undo> {
  readonly name = 'products';
  readonly batchRows = 100;

  constructor(
    private readonly index: CatalogueIndex,
    private readonly drafts: ProductDrafts,
    private readonly removal: DraftRemoval,
  ) {}

  /** By the attributes and categories that there are when a table is read. */
  get schema(): z.ZodType<ProductRow> {
    return productRowSchema({
      attributes: this.index.snapshot.attributes,
      categories: this.index.all('category').values(),
    });
  }

  moreColumns(): MoreColumn[] {
    return [...this.index.snapshot.attributes.values()]
      .sort((a, b) => a.position - b.position)
      .map((attribute) => ({
        name: `${ATTRIBUTE_COLUMN}${attribute.code}`,
        label: attribute.name,
        unit: attribute.unit,
        aliases: namesOf(attribute),
      }));
  }

  choices() {
    const categories = [...this.index.all('category').values()];
    return { category: categories.map(({ slug, name }) => ({ value: slug, label: name })) };
  }

  keyOf({ sku }: ProductRow): string {
    return sku;
  }

  async plan(
    rows: readonly ProductRow[],
    _scope: unknown,
    session?: ClientSession,
  ): Promise<RowPlan[]> {
    const skus = rows.map(({ sku }) => sku);
    const known = await this.drafts.known(skus, session);
    return skus.map((sku): RowPlan => ({ action: known.has(sku) ? 'skip' : 'create' }));
  }

  async apply(
    rows: readonly PlannedRow<ProductRow>[],
    _scope: unknown,
    session: ClientSession,
  ): Promise<Undo[]> {
    const ids = await this.drafts.insert(
      rows.map(({ row }) => row),
      session,
    );
    return ids.map((id) => ({ id }));
  }

  undo(done: readonly Undo[], _scope: unknown, session: ClientSession): Promise<number> {
    return this.removal.remove(
      done.map(({ id }) => id),
      session,
    );
  }
}

/** What a table may call an attribute: its code or its name, with its unit too. */
function namesOf({ code, name, unit }: AttributeRecord): string[] {
  return [code, name.en, name.fr].flatMap((word) => (unit ? [word, `${word} ${unit}`] : [word]));
}
