import { Injectable } from '@nestjs/common';
import { fitsColumns } from '@solar/contracts/common/column-mapping';
import type { ImportKindName } from '@solar/contracts/common/import-owners';
import type {
  ImportMapping,
  NewImportMapping,
  UpdateImportMapping,
} from '@solar/contracts/common/imports-http';
import type { Principal } from '../auth/principal';
import { ImportAccess } from './import-access';
import type { ImportKind } from './import-kind';
import { ImportMappingRepository } from './import-mapping.repository';
import { fittingMapping } from './import-rows';
import { ImportRepository, type Reading } from './import.repository';
import { columnsOf } from './kind-columns';

/** How tables are read: as before, as somebody has kept it, or by the usual names. */
@Injectable()
export class ImportMappingService {
  constructor(
    private readonly mappings: ImportMappingRepository,
    private readonly imports: ImportRepository,
    private readonly access: ImportAccess,
  ) {}

  async readingFor(kind: ImportKind, columns: string[]): Promise<Reading> {
    const last = await this.imports.lastReading(kind.name, columns);
    if (last) return { mapping: last.mapping, skipRows: last.skipRows ?? 0 };
    const kept = await this.mappings.list(kind.name);
    const fitting = kept.find(({ mapping }) => fitsColumns(mapping, columns));
    if (fitting) return { mapping: fitting.mapping, skipRows: fitting.skipRows };
    return { mapping: fittingMapping(columnsOf(kind), columns), skipRows: 0 };
  }

  list(kind: ImportKindName, reader: Principal): Promise<ImportMapping[]> {
    this.access.kind(kind, reader);
    return this.mappings.list(kind);
  }

  create(input: NewImportMapping, by: Principal): Promise<ImportMapping> {
    this.access.kind(input.kind, by);
    return this.mappings.create(input);
  }

  async update(id: string, input: UpdateImportMapping, by: Principal): Promise<ImportMapping> {
    this.access.kind((await this.mappings.get(id)).kind, by);
    return this.mappings.update(id, input);
  }

  async remove(id: string, version: number, by: Principal): Promise<void> {
    this.access.kind((await this.mappings.get(id)).kind, by);
    await this.mappings.remove(id, version);
  }
}
