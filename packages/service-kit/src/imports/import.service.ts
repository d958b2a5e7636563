import { Injectable } from '@nestjs/common';
import { sourceOf, type ColumnMapping } from '@solar/contracts/common/column-mapping';
import { importKind } from '@solar/contracts/common/import-kinds';
import { type ImportKindName } from '@solar/contracts/common/import-owners';
import {
  MENDED_TEXT_MAX,
  type ImportAction,
  type ImportError,
  type ImportJob,
  type ImportPreviewPage,
  type ImportsQuery,
  type MendCells,
  type PreviewImport,
  type StartImportJob,
} from '@solar/contracts/common/imports-http';
import type { Page } from '@solar/contracts/common/pagination';
import Papa from 'papaparse';
import type { Principal } from '../auth/principal';
import { problem } from '../errors/problem';
import { paged } from '../http/paged';
import { ImportAccess } from './import-access';
import type { ImportKind } from './import-kind';
import { ImportMappingService } from './import-mapping.service';
import { checkMapping, readRows, type ReadRow } from './import-rows';
import { ImportRunner, scopeOf } from './import-runner';
import { ImportRepository, type ImportView } from './import.repository';
import { columnsOf } from './kind-columns';
import { placeOf, type MendedCells } from './mended-table';
import { FIRST_LINE, readTable, tableText, type Table } from './table';

type Planned = ReadRow & { action: ImportAction | null };

/** Tables that are sent, previewed, started, followed and undone, each by those who may change what is in them. */
@Injectable()
export class ImportService {
  constructor(
    private readonly imports: ImportRepository,
    private readonly runner: ImportRunner,
    private readonly mappings: ImportMappingService,
    private readonly access: ImportAccess,
  ) {}

  async page({ kind, ...query }: ImportsQuery, reader: Principal): Promise<Page<ImportJob>> {
    this.access.kind(kind, reader);
    const [items, total] = await this.imports.page(kind, query);
    return paged(items.map(present), total, query);
  }

  async get(id: string, reader: Principal): Promise<ImportJob> {
    const found = await this.found(id, reader);
    const kind = this.access.kind(found.kind, reader);
    const moreColumns = kind
      .moreColumns?.()
      .map(({ name, label, unit }) => ({ name, label, unit }));
    const choices = kind.choices?.();
    return {
      ...present(found),
      ...(moreColumns && { moreColumns }),
      ...(choices && { choices }),
    };
  }

  async upload(
    name: ImportKindName,
    target: string | null,
    file: { name: string; bytes: Buffer },
    by: Principal,
  ): Promise<ImportJob> {
    const kind = this.access.kind(name, by);
    const targetName = await targetNameOf(kind, target);
    const text = tableText(file.bytes);
    const table = readTable(text);
    const reading = await this.mappings.readingFor(kind, table.columns);
    const fileName = file.name.slice(0, 200);
    const id = await this.imports.create(
      { kind: name, target, targetName, fileName, ...reading },
      text,
      table,
    );
    return this.get(id, by);
  }

  /** Reads cells otherwise than the file has them. */
  async mend(id: string, { cells }: MendCells, by: Principal): Promise<ImportJob> {
    const found = await this.found(id, by);
    const places = cells.map((cell) => [placeOf(found, cell), cell.text] as const);
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
    return this.get(id, by);
  }

  /** What would become of the rows, and what is wrong with each; changes nothing. */
  async preview(id: string, asked: PreviewImport, by: Principal): Promise<ImportPreviewPage> {
    const found = await this.found(id, by);
    const table = await this.imports.table(id);
    const rows = await this.planned(found, table, asked, by);
    const counts = { create: 0, update: 0, same: 0, skip: 0, bad: 0 };
    for (const { action } of rows) counts[action ?? 'bad'] += 1;
    const shown = asked.onlyBad ? rows.filter(({ action }) => action === null) : rows;
    const { page, pageSize } = asked;
    return {
      counts,
      items: shown
        .slice((page - 1) * pageSize, page * pageSize)
        .map(({ line, cells, action, errors }) => ({
          ...{ line, cells, action },
          errors: errors.map((error) => ({
            ...error,
            ...cellOf(error, asked.mapping, table, line),
          })),
        })),
      total: shown.length,
      page,
      pageSize,
    };
  }

  async start(
    id: string,
    { rows: wanted, ...plan }: StartImportJob,
    by: Principal,
  ): Promise<ImportJob> {
    const found = await this.found(id, by);
    const rows = await this.planned(found, await this.imports.table(id), plan, by);
    const bad = rows.filter(({ action }) => action === null).length;
    if (wanted === 'all' && bad > 0) {
      throw problem.unprocessable('import.bad_rows', `${bad} rows cannot be imported`);
    }
    if (bad === rows.length) {
      throw problem.unprocessable('import.nothing', 'No row can be imported');
    }
    await this.imports.start(id, {
      ...plan,
      startedBy: { id: by.userId, name: by.name },
    });
    this.runner.run(id);
    return this.get(id, by);
  }

  async undo(id: string, by: Principal): Promise<ImportJob> {
    await this.found(id, by);
    await this.imports.startUndo(id);
    this.runner.run(id);
    return this.get(id, by);
  }

  /** The rows that were left out as a table: the file's own columns, and what is wrong in one more. */
  async report(id: string, by: Principal): Promise<string> {
    await this.found(id, by);
    const { columns, rows } = await this.imports.table(id);
    const leftOut = await this.imports.leftOut(id);
    const data = leftOut.map(({ line, errors }) => [
      ...(rows[line - FIRST_LINE] ?? []),
      errors.map(({ column, code }) => `${column}: ${code.replaceAll('-', ' ')}`).join('; '),
    ]);
    return Papa.unparse({ fields: [...columns, 'error'], data }, { escapeFormulae: true });
  }

  private async planned(
    found: ImportView,
    table: Table,
    { mapping, skipRows, existing }: Pick<StartImportJob, 'mapping' | 'skipRows' | 'existing'>,
    by: Principal,
  ): Promise<Planned[]> {
    const kind = this.access.kind(found.kind, by);
    await targetNameOf(kind, found.target);
    const columns = columnsOf(kind);
    checkMapping(mapping, columns, table);
    this.access.columns(found.kind, mapping, by);
    const rows = readRows(table, { mapping, skipRows }, columns, kind);
    const good = rows.filter(({ errors }) => errors.length === 0);
    const plans = await kind.plan(
      good.map(({ row }) => row),
      scopeOf(found),
    );
    const planOf = new Map(good.map((row, index) => [row, plans[index]]));
    return rows.map((row) => {
      const plan = planOf.get(row);
      if (!plan) return { ...row, action: null };
      if ('error' in plan) return { ...row, action: null, errors: [plan.error] };
      const isLeft = plan.action === 'update' && existing === 'skip';
      return { ...row, action: isLeft ? 'skip' : plan.action };
    });
  }

  private async found(id: string, by: Principal): Promise<ImportView> {
    const found = await this.imports.get(id);
    this.access.kind(found.kind, by);
    return found;
  }
}

/** The cell of the file that an error is about. */
function cellOf(
  { column }: ImportError,
  mapping: ColumnMapping,
  { columns, rows }: Table,
  line: number,
) {
  const read = mapping[column];
  const name = read === undefined ? undefined : sourceOf(read).column;
  if (name === undefined) return {};
  const cell = rows[line - FIRST_LINE]?.[columns.indexOf(name)] ?? '';
  return { from: { column: name, cell: cell.slice(0, MENDED_TEXT_MAX) } };
}

async function targetNameOf(kind: ImportKind, target: string | null): Promise<string> {
  const prefix = importKind(kind.name).target;
  const fits = prefix === null ? target === null : target?.startsWith(`${prefix}_`);
  if (!fits) {
    const message = prefix === null ? 'Rows of this kind belong to nothing' : 'Into what?';
    throw problem.validation([{ path: 'target', code: 'invalid', message }]);
  }
  return target === null ? '' : ((await kind.targetName?.(target)) ?? '');
}

function present(doc: ImportView): ImportJob {
  return {
    id: doc._id,
    kind: doc.kind,
    target: doc.target === null ? null : { id: doc.target, name: doc.targetName },
    fileName: doc.fileName,
    status: doc.status,
    columns: doc.columns,
    lines: Math.max(0, doc.lines - (doc.skipRows ?? 0)),
    done: doc.done,
    mapping: doc.mapping,
    skipRows: doc.skipRows ?? 0,
    created: doc.created,
    updated: doc.updated,
    unchanged: doc.unchanged,
    leftOut: doc.leftOut,
    undone: doc.undone,
    kept: doc.kept,
    createdAt: doc.createdAt.toISOString(),
    updatedAt: doc.updatedAt.toISOString(),
  };
}
