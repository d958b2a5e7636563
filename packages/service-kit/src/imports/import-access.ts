import { Inject, Injectable } from '@nestjs/common';
import type { ColumnMapping } from '@solar/contracts/common/column-mapping';
import { importKind } from '@solar/contracts/common/import-kinds';
import { type ImportKindName } from '@solar/contracts/common/import-owners';
import { hasPermission } from '@solar/contracts/common/permissions';
import type { Principal } from '../auth/principal';
import { problem } from '../errors/problem';
import { IMPORT_KINDS_OF_SERVICE, type ImportKind } from './import-kind';
import { kindNamed } from './import-runner';

/** Who may import what: one address serves several kinds. */
@Injectable()
export class ImportAccess {
  constructor(@Inject(IMPORT_KINDS_OF_SERVICE) private readonly kinds: readonly ImportKind[]) {}

  /** The kind, for those who may import it. Throws 404 for one of another service and 403 for the others. */
  kind(name: ImportKindName, person: Principal): ImportKind {
    const kind = kindNamed(this.kinds, name);
    if (!hasPermission(person, importKind(name).permission)) throw problem.forbidden();
    return kind;
  }

  /** Throws 403 for a column that takes more than the kind does. */
  columns(name: ImportKindName, mapping: ColumnMapping, person: Principal): void {
    const guarded = importKind(name).columns.find(
      (column) =>
        mapping[column.name] !== undefined &&
        column.permission !== undefined &&
        !hasPermission(person, column.permission),
    );
    if (guarded) throw problem.forbidden(`${guarded.name} takes ${guarded.permission}`);
  }
}
