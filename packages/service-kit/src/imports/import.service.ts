import { Inject, Injectable } from '@nestjs/common';
import { importKind, type ImportKindName } from '@solar/contracts/common/import-kinds';
import type {
  ImportAction,
  ImportJob,
  ImportPreviewPage,
  ImportsQuery,
  PreviewImport,
  StartImportJob,
} from '@solar/contracts/common/imports-http';
import type { Page } from '@solar/contracts/common/pagination';
import { hasPermission } from '@solar/contracts/common/permissions';
import Papa from 'papaparse';
import type { Principal } from '../auth/principal';
import { problem } from '../errors/problem';
import { paged } from '../http/paged';
import { IMPORT_KINDS_OF_SERVICE, type ImportKind } from './import-kind';
import { checkMapping, fittingMapping, readRows, type ReadRow } from './import-rows';
import { ImportRunner, kindNamed, scopeOf } from './import-runner';
import { ImportRepository, type ImportView } from './import.repository';
import { readTable, tableText } from './table';

type Planned = ReadRow & { action: ImportAction | null };

/** Tables that are sent, previewed, started, followed and undone, each by those who may change what is in them. */
@Injectable()
export class ImportService {
  constructor(
    private readonly imports: ImportRepository,
    private readonly runner: ImportRunner,
    @Inject(IMPORT_KINDS_OF_SERVICE) private readonly kinds: readonly ImportKind[],
  ) {}

  async page({ kind, ...query }: ImportsQuery, reader: Principal): Promise<Page<ImportJob>> {
    this.allowed(kind, reader);
    const [items, total] = await this.imports.page(kind, query);
    return paged(items.map(present), total, query);
  }

  async get(id: string, reader: Principal): Promise<ImportJob> {
    return present(await this.found(id, reader));
  }

  async upload(
    name: ImportKindName,
    target: string | null,
    file: { name: string; bytes: Buffer },
    by: Principal,
  ): Promise<ImportJob> {
    const kind = this.allowed(name, by);
    const targetName = await targetNameOf(kind, target);
    const text = tableText(file.bytes);
    const table = readTable(text);
    const { columns } = importKind(name);
    const known = await this.imports.lastMapping(name, table.columns);
    const mapping = known ?? fittingMapping(columns, table.columns);
    const fileName = file.name.slice(0, 200);
    const id = await this.imports.create(
      { kind: name, target, targetName, fileName, mapping },
      text,
      table,
    );
    return this.get(id, by);
  }

  /** What would become of the rows, and what is wrong with each; changes nothing. */
  async preview(id: string, asked: PreviewImport, by: Principal): Promise<ImportPreviewPage> {
    const rows = await this.planned(await this.found(id, by), asked);
    const counts = { create: 0, update: 0, same: 0, skip: 0, bad: 0 };
    for (const { action } of rows) counts[action ?? 'bad'] += 1;
    const shown = asked.onlyBad ? rows.filter(({ action }) => action === null) : rows;
    const { page, pageSize } = asked;
    return {
      counts,
      items: shown
        .slice((page - 1) * pageSize, page * pageSize)
        .map(({ line, cells, action, errors }) => ({ line, cells, action, errors })),
      total: shown.length,
      page,
      pageSize,
    };
  }

  async start(
    id: string,
    { mapping, existing, rows: wanted }: StartImportJob,
    by: Principal,
  ): Promise<ImportJob> {
    const found = await this.found(id, by);
    const rows = await this.planned(found, { mapping, existing });
    const bad = rows.filter(({ action }) => action === null).length;
    if (wanted === 'all' && bad > 0) {
      throw problem.unprocessable('import.bad_rows', `${bad} rows cannot be imported`);
    }
    if (bad === rows.length) {
      throw problem.unprocessable('import.nothing', 'No row can be imported');
    }
    await this.imports.start(id, {
      mapping,
      existing,
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
    const { columns, rows } = readTable(await this.imports.text(id));
    const leftOut = await this.imports.leftOut(id);
    const data = leftOut.map(({ line, errors }) => [
      ...(rows[line - 2] ?? []),
      errors.map(({ column, code }) => `${column}: ${code.replaceAll('-', ' ')}`).join('; '),
    ]);
    return Papa.unparse({ fields: [...columns, 'error'], data }, { escapeFormulae: true });
  }

  private async planned(
    found: ImportView,
    { mapping, existing }: Pick<StartImportJob, 'mapping' | 'existing'>,
  ): Promise<Planned[]> {
    const kind = kindNamed(this.kinds, found.kind);
    await targetNameOf(kind, found.target);
    const { columns } = importKind(kind.name);
    const table = readTable(await this.imports.text(found._id));
    checkMapping(mapping, columns, table);
    const rows = readRows(table, mapping, columns, kind);
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
    this.allowed(found.kind, by);
    return found;
  }

  /** The kind, for those who may import it. Throws 404 for one of another service and 403 for the others. */
  private allowed(name: ImportKindName, person: Principal): ImportKind {
    const kind = kindNamed(this.kinds, name);
    if (!hasPermission(person, importKind(name).permission)) throw problem.forbidden();
    return kind;
  }
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
    lines: doc.lines,
    done: doc.done,
    mapping: doc.mapping,
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
