import { Body, Delete, Get, HttpCode, Param, Post, Put, Query, type Type } from '@nestjs/common';
import {
  createImportMappingSchema,
  importMappingListSchema,
  importMappingSchema,
  importMappingsQuerySchema,
  removeImportMappingSchema,
  updateImportMappingSchema,
} from '@solar/contracts/common/imports-http';
import { type ImportKindInfo } from '@solar/contracts/common/import-kinds';
import { ZodResponse } from 'nestjs-zod';
import { CurrentUser } from '../auth/current-user';
import type { Principal } from '../auth/principal';
import { idPipe } from '../http/id-pipe';
import { createZodDto } from '../http/zod-dto';
import { ImportsController } from './imports-controller';
import { ImportMappingService } from './import-mapping.service';

class MappingsQueryDto extends createZodDto(importMappingsQuerySchema) {}
class RemoveQueryDto extends createZodDto(removeImportMappingSchema) {}
class CreateImportMappingDto extends createZodDto(createImportMappingSchema) {}
class UpdateImportMappingDto extends createZodDto(updateImportMappingSchema) {}
class ImportMappingDto extends createZodDto(importMappingSchema) {}
class ImportMappingListDto extends createZodDto(importMappingListSchema) {}

const mappingId = idPipe('map');

/** How tables are read, kept by name for each kind. */
export function importMappingControllerOf(service: ImportKindInfo['slice']): Type {
  @ImportsController(service, 'import-mappings')
  class ImportMappingController {
    constructor(private readonly mappings: ImportMappingService) {}

    @Get()
    @ZodResponse({ status: 200, type: ImportMappingListDto })
    async list(@Query() { kind }: MappingsQueryDto, @CurrentUser() user: Principal) {
      return { items: await this.mappings.list(kind, user) };
    }

    @Post()
    @ZodResponse({ status: 201, type: ImportMappingDto })
    create(@Body() body: CreateImportMappingDto, @CurrentUser() user: Principal) {
      return this.mappings.create(body, user);
    }

    @Put(':id')
    @ZodResponse({ status: 200, type: ImportMappingDto })
    update(
      @Param('id', mappingId) id: string,
      @Body() body: UpdateImportMappingDto,
      @CurrentUser() user: Principal,
    ) {
      return this.mappings.update(id, body, user);
    }

    @Delete(':id')
    @HttpCode(204)
    remove(
      @Param('id', mappingId) id: string,
      @Query() { version }: RemoveQueryDto,
      @CurrentUser() user: Principal,
    ) {
      return this.mappings.remove(id, version, user);
    }
  }
  return ImportMappingController;
}
