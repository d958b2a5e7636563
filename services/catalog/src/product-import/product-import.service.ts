import { Injectable } from '@nestjs/common';
import type {
  ImportMapping,
  ImportPreview,
  ImportPreviewRequest,
  MendCells,
  ProductImport,
  StartImport,
} from '@solar/contracts/catalog/import-http';
import { hasPermission } from '@solar/contracts/common/permissions';
import type { Page, PageQuery } from '@solar/contracts/common/pagination';
import type { Principal } from '@solar/service-kit/auth/principal';
import { problem } from '@solar/service-kit/errors/problem';
import { CatalogueIndex } from '../index/catalogue-index';
import { ImportRunner } from './import-runner';
import { ProductImportRepository, type ImportView } from './product-import.repository';
import { placeOf, type MendedCells } from './mended-table';
import { missingColumns, readRows, type ImportRow } from './row-reader';
import { readTable, tableText } from '@solar/service-kit/imports/table';

/** Tables that become products: sent, previewed, started, followed. */
@Injectable()
export class ProductImportService {
  constructor(
    private readonly imports: ProductImportRepository,
    private readonly runner: ImportRunner,
    private readonly index: CatalogueIndex,
  ) {}

  async page(query: PageQuery): Promise<Page<ProductImport>> {
    const page = await this.imports.page(query);
    return { ...page, items: page.items.map(viewOf) };
  }

  async get(id: string): Promise<ProductImport> {
    return viewOf(await this.imports.get(id));
  }

  async upload(fileName: string, bytes: Buffer): Promise<ProductImport> {
    const text = tableText(bytes);
    const id = await this.imports.create(fileName.slice(0, 200), text, readTable(text));
    return this.get(id);
  }

  /** Reads cells otherwise than the file has them. */
  async mend(id: string, { cells }: MendCells): Promise<ProductImport> {
    const table = await this.imports.get(id);
    const places = cells.map((cell) => [placeOf(table, cell), cell.text] as const);
    const unknown = places.flatMap(([place], index) => (place === null ? [index] : []));
    if (unknown.length > 0) {
      throw problem.validation(
        unknown.map((index) => ({
          path: `cells.${index}`,
          code: 'unknown_cell',
          message: 'The table has no such cell',
        })),
      );
    }
    await this.imports.mend(id, Object.fromEntries(places) as MendedCells);
    return this.get(id);
  }

  /** What the rows would become, and what is wrong with each; changes nothing. */
  async preview(id: string, request: ImportPreviewRequest): Promise<ImportPreview> {
    const rows = await this.rowsOf(id, request.mapping);
    const known = new Set([...this.index.all('product').values()].map(({ sku }) => sku));
    const isBad = ({ errors }: ImportRow) => errors.length > 0;
    const bad = rows.filter(isBad);
    const asked = request.onlyBad ? bad : rows;
    const { page, pageSize } = request;
    return {
      good: rows.length - bad.length,
      bad: bad.length,
      existing: rows.filter((row) => !isBad(row) && known.has(row.sku)).length,
      items: asked.slice((page - 1) * pageSize, page * pageSize).map((row) => ({
        line: row.line,
        sku: row.sku,
        name: row.name,
        brand: row.brand,
        exists: known.has(row.sku),
        attributes: row.attributes.map(({ code, value }) => ({ code, value })),
        errors: row.errors,
      })),
      total: asked.length,
      page,
      pageSize,
    };
  }

  async start(id: string, { mapping, rows: wanted }: StartImport, by: Principal) {
    if (mapping.cost && !hasPermission(by, 'catalog.costs.write')) {
      throw problem.forbidden('Costs are imported by staff that may change them');
    }
    const rows = await this.rowsOf(id, mapping);
    const leftOut = rows.filter(({ errors }) => errors.length > 0);
    if (wanted === 'all' && leftOut.length > 0) {
      throw problem.unprocessable('import.bad_rows', `${leftOut.length} rows cannot be imported`);
    }
    const total = rows.length - leftOut.length;
    if (total === 0) throw problem.unprocessable('import.nothing', 'No row can be imported');
    await this.imports.start(id, { mapping, total, leftOut, by: by.userId });
    this.runner.run(id);
    return this.get(id);
  }

  /** Takes back, in the background, the drafts that nobody has touched since. */
  async undo(id: string): Promise<ProductImport> {
    await this.imports.get(id);
    await this.imports.startUndo(id);
    this.runner.run(id);
    return this.get(id);
  }

  private async rowsOf(id: string, mapping: ImportMapping): Promise<ImportRow[]> {
    const table = await this.imports.table(id);
    const missing = missingColumns(mapping, table);
    const errors = missing.map((column) => ({
      path: 'mapping',
      code: 'unknown_column',
      message: `The table has no column ${column}`,
    }));
    if (!this.index.all('category').has(mapping.categoryId)) {
      errors.push({ path: 'mapping.categoryId', code: 'unknown', message: 'No such category' });
    }
    if (errors.length > 0) throw problem.validation(errors);
    return readRows(table, mapping, this.index.snapshot.attributes);
  }
}

function viewOf(doc: ImportView): ProductImport {
  const { _id: id, createdAt, updatedAt, ...rest } = doc;
  return {
    id,
    fileName: rest.fileName,
    status: rest.status,
    columns: rest.columns,
    lines: rest.lines,
    total: rest.total,
    done: rest.done,
    created: rest.created,
    existing: rest.existing,
    ...(rest.undone === undefined ? {} : { undone: rest.undone }),
    ...(rest.kept === undefined ? {} : { kept: rest.kept }),
    leftOut: rest.leftOut,
    leftOutCount: rest.leftOutCount,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
