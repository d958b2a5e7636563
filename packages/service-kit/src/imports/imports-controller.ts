import { applyDecorators, Controller } from '@nestjs/common';
import { type ImportKindInfo } from '@solar/contracts/common/import-kinds';
import { importPermissions } from '@solar/contracts/common/import-owners';
import { RequirePermission } from '../auth/access';

/** A controller of what a service imports, for all who may import any of it; the service asks for the kind in question. */
export function ImportsController(
  service: ImportKindInfo['slice'],
  path: 'imports' | 'import-mappings' | 'import-files',
) {
  return applyDecorators(
    Controller(`api/${service}/admin/${path}`),
    RequirePermission(...importPermissions(service)),
  );
}
