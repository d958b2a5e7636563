import { Injectable } from '@nestjs/common';
import {
  PRICE_FILE_ERRORS_MAX,
  PRICE_FILE_ROWS_MAX,
  type PriceFile,
  type PriceFileResult,
} from '@solar/contracts/catalog/price-file-http';
import { problem } from '@solar/service-kit/errors/problem';
import { CatalogueIndex } from '../index/catalogue-index';
import { CatalogueWriter } from '../index/catalogue-writer';
import { CurrentPrices } from '../pricing/current-prices';
import { ProductRepository } from '../product/product.repository';
import { readTable } from '@solar/service-kit/imports/table';
import { missingPriceColumns, priceTable, readPriceRows, type PriceRow } from './price-rows';

const BATCH_ROWS = 100;

type Change = Extract<PriceRow, { changes: boolean }>;

/** The prices of the whole catalogue as a table, out and in again. */
@Injectable()
export class PriceFileService {
  constructor(
    private readonly index: CatalogueIndex,
    private readonly current: CurrentPrices,
    private readonly products: ProductRepository,
    private readonly writer: CatalogueWriter,
  ) {}

  export(): string {
    const all = [...this.index.all('product').values()];
    const sorted = all.sort((a, b) => (a.sku < b.sku ? -1 : 1));
    return priceTable(sorted, this.current.currency);
  }

  async import({ text, apply }: PriceFile): Promise<PriceFileResult> {
    const rows = this.read(text);
    const changed = rows.filter((row): row is Change => 'changes' in row && row.changes);
    const leftOut = rows.flatMap((row) =>
      'error' in row ? [{ line: row.line, sku: row.sku, code: row.error }] : [],
    );
    if (apply) await this.apply(changed);
    return {
      changed: changed.length,
      unchanged: rows.length - changed.length - leftOut.length,
      leftOut: leftOut.slice(0, PRICE_FILE_ERRORS_MAX),
      leftOutCount: leftOut.length,
      applied: apply,
    };
  }

  private read(text: string): PriceRow[] {
    const table = readTable(text);
    const missing = missingPriceColumns(table);
    if (missing.length > 0) {
      throw problem.unprocessable('price_file.columns', `Missing: ${missing.join(', ')}`);
    }
    if (table.rows.length > PRICE_FILE_ROWS_MAX) {
      throw problem.unprocessable('price_file.too_long', `At most ${PRICE_FILE_ROWS_MAX} rows`);
    }
    const products = [...this.index.all('product').values()];
    const bySku = new Map(products.map((product) => [product.sku, product]));
    return readPriceRows(table, bySku, this.current.currency);
  }

  /** In batches; one that somebody else has changed meanwhile is refused, and the file can be sent again. */
  private async apply(changes: readonly Change[]): Promise<void> {
    for (let from = 0; from < changes.length; from += BATCH_ROWS) {
      const batch = changes.slice(from, from + BATCH_ROWS);
      await this.writer.write(async (session, note) => {
        await this.products.setPrices(
          batch.map(({ product, prices }) => ({ seen: product, prices })),
          session,
        );
        await note('product', ...batch.map(({ product }) => product._id));
      });
    }
  }
}
