import { MAX_PAGE_SIZE } from '@solar/contracts/common/pagination';
import { errorText } from '@solar/mfe-kit/http/error-text';
import type { ReadPage } from '@solar/mfe-kit/listing/use-paged-query';
import type { ExportedRows, ExportRun } from '@solar/ui/data-table/data-table';

/** A file of more rows would be long in coming, and too long for most spreadsheets to be of use. */
export const EXPORT_MAX_ROWS = 10_000;

/**
 * Every row of a list, page after page. The list may grow or shrink meanwhile: a row that moved to the next page counts
 * once, and the end is where the service has no more, whatever it said at first.
 */
export async function readAllRows<Row>(
  readPage: ReadPage<Row>,
  getRowId: (row: Row) => string,
  { signal, onProgress }: ExportRun,
): Promise<ExportedRows<Row>> {
  const rows = new Map<string, Row>();
  for (let page = 1; ; page += 1) {
    signal.throwIfAborted();
    const { items, total, totalIsLowerBound } = await readPage(
      { page, pageSize: MAX_PAGE_SIZE },
      signal,
    ).catch((cause: unknown) => {
      throw new Error(errorText(cause), { cause });
    });
    for (const row of items) rows.set(getRowId(row), row);
    const isLast = items.length < MAX_PAGE_SIZE || page * MAX_PAGE_SIZE >= total;
    if (isLast && !totalIsLowerBound) return { rows: [...rows.values()], total: rows.size };
    if (isLast || rows.size >= EXPORT_MAX_ROWS) {
      return { rows: [...rows.values()], total, totalIsLowerBound };
    }
    onProgress(rows.size, total);
  }
}
