import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Req,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { createZodDto, ZodResponse } from 'nestjs-zod';
import { deleteQuerySchema } from '@solar/contracts/catalog/admin-http';
import {
  createSavedMappingSchema,
  importPreviewRequestSchema,
  importPreviewSchema,
  mendCellsSchema,
  productImportPageSchema,
  productImportQuerySchema,
  productImportSchema,
  savedMappingListSchema,
  savedMappingSchema,
  startImportSchema,
  updateSavedMappingSchema,
} from '@solar/contracts/catalog/import-http';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { problem } from '@solar/service-kit/errors/problem';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { ProductImportService } from './product-import.service';
import { SavedMappingRepository } from './saved-mapping.repository';

class PageQueryDto extends createZodDto(productImportQuerySchema) {}
class DeleteQuery extends createZodDto(deleteQuerySchema) {}
class ImportDto extends createZodDto(productImportSchema) {}
class ImportPageDto extends createZodDto(productImportPageSchema) {}
class PreviewRequestDto extends createZodDto(importPreviewRequestSchema) {}
class PreviewDto extends createZodDto(importPreviewSchema) {}
class MendCellsDto extends createZodDto(mendCellsSchema) {}
class StartDto extends createZodDto(startImportSchema) {}
class CreateMappingDto extends createZodDto(createSavedMappingSchema) {}
class UpdateMappingDto extends createZodDto(updateSavedMappingSchema) {}
class MappingDto extends createZodDto(savedMappingSchema) {}
class MappingListDto extends createZodDto(savedMappingListSchema) {}

const importId = idPipe('imp');
const mappingId = idPipe('map');

/** Tables of products. Uploads are multipart with one part named `file`. */
@Controller('api/catalog/admin')
export class ProductImportController {
  constructor(
    private readonly imports: ProductImportService,
    private readonly mappings: SavedMappingRepository,
  ) {}

  @Get('product-imports')
  @RequirePermission('catalog.products.read')
  @ZodResponse({ status: 200, type: ImportPageDto })
  page(@Query() query: PageQueryDto) {
    return this.imports.page(query);
  }

  @Get('product-imports/:id')
  @RequirePermission('catalog.products.read')
  @ZodResponse({ status: 200, type: ImportDto })
  get(@Param('id', importId) id: string) {
    return this.imports.get(id);
  }

  @Post('product-imports')
  @RequirePermission('catalog.products.write')
  @ZodResponse({ status: 201, type: ImportDto })
  async upload(@Req() request: FastifyRequest) {
    const part = request.isMultipart() ? await request.file() : undefined;
    if (!part) throw problem.unprocessable('import.no_file', 'Send one file');
    return this.imports.upload(part.filename, await part.toBuffer());
  }

  @Post('product-imports/:id/preview')
  @RequirePermission('catalog.products.write')
  @HttpCode(200)
  @ZodResponse({ status: 200, type: PreviewDto })
  preview(@Param('id', importId) id: string, @Body() body: PreviewRequestDto) {
    return this.imports.preview(id, body);
  }

  @Put('product-imports/:id/cells')
  @RequirePermission('catalog.products.write')
  @ZodResponse({ status: 200, type: ImportDto })
  mend(@Param('id', importId) id: string, @Body() body: MendCellsDto) {
    return this.imports.mend(id, body);
  }

  @Post('product-imports/:id/start')
  @RequirePermission('catalog.products.write')
  @HttpCode(202)
  @ZodResponse({ status: 202, type: ImportDto })
  start(@Param('id', importId) id: string, @Body() body: StartDto, @CurrentUser() user: Principal) {
    return this.imports.start(id, body, user);
  }

  @Post('product-imports/:id/undo')
  @RequirePermission('catalog.products.write')
  @HttpCode(202)
  @ZodResponse({ status: 202, type: ImportDto })
  undo(@Param('id', importId) id: string) {
    return this.imports.undo(id);
  }

  @Get('import-mappings')
  @RequirePermission('catalog.products.read')
  @ZodResponse({ status: 200, type: MappingListDto })
  async listMappings() {
    return { items: await this.mappings.list() };
  }

  @Post('import-mappings')
  @RequirePermission('catalog.products.write')
  @ZodResponse({ status: 201, type: MappingDto })
  createMapping(@Body() body: CreateMappingDto) {
    return this.mappings.create(body);
  }

  @Put('import-mappings/:id')
  @RequirePermission('catalog.products.write')
  @ZodResponse({ status: 200, type: MappingDto })
  updateMapping(@Param('id', mappingId) id: string, @Body() body: UpdateMappingDto) {
    const { version, ...input } = body;
    return this.mappings.update(id, version, input);
  }

  @Delete('import-mappings/:id')
  @RequirePermission('catalog.products.write')
  @HttpCode(204)
  removeMapping(@Param('id', mappingId) id: string, @Query() query: DeleteQuery) {
    return this.mappings.remove(id, query.version);
  }
}
