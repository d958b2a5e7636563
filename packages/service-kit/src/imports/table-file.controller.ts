import { Get, Header, Query, StreamableFile, type Type } from '@nestjs/common';
import { ApiProduces } from '@nestjs/swagger';
import { type ImportKindInfo } from '@solar/contracts/common/import-kinds';
import { TABLE_TYPES, tableFileQuerySchema } from '@solar/contracts/common/imports-http';
import { CurrentUser } from '../auth/current-user';
import type { Principal } from '../auth/principal';
import { createZodDto } from '../http/zod-dto';
import { ImportsController } from './imports-controller';
import { TableFileService } from './table-file.service';

class TableFileQuery extends createZodDto(tableFileQuerySchema) {}

/** Tables of what a service imports, as it stands now. */
export function tableFileControllerOf(service: ImportKindInfo['slice']): Type {
  @ImportsController(service, 'import-files')
  class TableFileController {
    constructor(private readonly files: TableFileService) {}

    @Get()
    @Header('cache-control', 'no-store')
    @ApiProduces(...Object.values(TABLE_TYPES))
    async file(@Query() { kind, format }: TableFileQuery, @CurrentUser() user: Principal) {
      return new StreamableFile(await this.files.file(kind, format, user), {
        type: TABLE_TYPES[format],
        disposition: `attachment; filename="${kind}.${format}"`,
      });
    }
  }
  return TableFileController;
}
