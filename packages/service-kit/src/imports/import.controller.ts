import {
  Body,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Req,
  StreamableFile,
  type Type,
} from '@nestjs/common';
import { ApiProduces } from '@nestjs/swagger';
import {
  importJobPageSchema,
  importJobSchema,
  importPreviewPageSchema,
  importsQuerySchema,
  mendCellsSchema,
  previewImportSchema,
  startImportJobSchema,
  uploadImportQuerySchema,
} from '@solar/contracts/common/imports-http';
import { type ImportKindInfo } from '@solar/contracts/common/import-kinds';
import type { FastifyRequest } from 'fastify';
import { ZodResponse } from 'nestjs-zod';
import { CurrentUser } from '../auth/current-user';
import type { Principal } from '../auth/principal';
import { problem } from '../errors/problem';
import { idPipe } from '../http/id-pipe';
import { createZodDto } from '../http/zod-dto';
import { ImportsController } from './imports-controller';
import { ImportService } from './import.service';

class UploadQuery extends createZodDto(uploadImportQuerySchema) {}
class ImportsQueryDto extends createZodDto(importsQuerySchema) {}
class ImportJobDto extends createZodDto(importJobSchema) {}
class ImportJobPageDto extends createZodDto(importJobPageSchema) {}
class PreviewImportDto extends createZodDto(previewImportSchema) {}
class PreviewPageDto extends createZodDto(importPreviewPageSchema) {}
class MendCellsDto extends createZodDto(mendCellsSchema) {}
class StartImportJobDto extends createZodDto(startImportJobSchema) {}

const importId = idPipe('imp');

/** Tables of every kind that the service imports; each kind has a permission of its own, which the service checks. */
export function importControllerOf(service: ImportKindInfo['slice']): Type {
  @ImportsController(service, 'imports')
  class ImportController {
    constructor(private readonly imports: ImportService) {}

    @Get()
    @ZodResponse({ status: 200, type: ImportJobPageDto })
    page(@Query() query: ImportsQueryDto, @CurrentUser() user: Principal) {
      return this.imports.page(query, user);
    }

    @Get(':id')
    @ZodResponse({ status: 200, type: ImportJobDto })
    get(@Param('id', importId) id: string, @CurrentUser() user: Principal) {
      return this.imports.get(id, user);
    }

    /** Takes multipart with one part named `file`. */
    @Post()
    @ZodResponse({ status: 201, type: ImportJobDto })
    async upload(
      @Query() { kind, target }: UploadQuery,
      @Req() request: FastifyRequest,
      @CurrentUser() user: Principal,
    ) {
      const part = request.isMultipart() ? await request.file() : undefined;
      if (!part) throw problem.unprocessable('import.no_file', 'Send one file');
      const file = { name: part.filename, bytes: await part.toBuffer() };
      return this.imports.upload(kind, target ?? null, file, user);
    }

    @Post(':id/preview')
    @HttpCode(200)
    @ZodResponse({ status: 200, type: PreviewPageDto })
    preview(
      @Param('id', importId) id: string,
      @Body() body: PreviewImportDto,
      @CurrentUser() user: Principal,
    ) {
      return this.imports.preview(id, body, user);
    }

    @Put(':id/cells')
    @ZodResponse({ status: 200, type: ImportJobDto })
    mend(
      @Param('id', importId) id: string,
      @Body() body: MendCellsDto,
      @CurrentUser() user: Principal,
    ) {
      return this.imports.mend(id, body, user);
    }

    @Post(':id/start')
    @HttpCode(202)
    @ZodResponse({ status: 202, type: ImportJobDto })
    start(
      @Param('id', importId) id: string,
      @Body() body: StartImportJobDto,
      @CurrentUser() user: Principal,
    ) {
      return this.imports.start(id, body, user);
    }

    @Post(':id/undo')
    @HttpCode(202)
    @ZodResponse({ status: 202, type: ImportJobDto })
    undo(@Param('id', importId) id: string, @CurrentUser() user: Principal) {
      return this.imports.undo(id, user);
    }

    /** The rows that were left out, to be mended and sent again. */
    @Get(':id/report')
    @Header('cache-control', 'no-store')
    @ApiProduces('text/csv')
    async report(@Param('id', importId) id: string, @CurrentUser() user: Principal) {
      return new StreamableFile(Buffer.from(await this.imports.report(id, user)), {
        type: 'text/csv; charset=utf-8',
        disposition: 'attachment; filename="left-out.csv"',
      });
    }
  }
  return ImportController;
}
