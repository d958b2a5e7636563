import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ZodResponse } from 'nestjs-zod';
import {
  adminAttributeListSchema,
  createAttributeSchema,
  createdSchema,
  deleteQuerySchema,
  updateAttributeSchema,
} from '@solar/contracts/catalog/admin-http';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { Idempotent } from '@solar/service-kit/idempotency/idempotent';
import { AttributeService } from './attribute.service';

class AdminAttributeListDto extends createZodDto(adminAttributeListSchema) {}
class CreateAttributeDto extends createZodDto(createAttributeSchema) {}
class UpdateAttributeDto extends createZodDto(updateAttributeSchema) {}
class DeleteQuery extends createZodDto(deleteQuerySchema) {}
class CreatedDto extends createZodDto(createdSchema) {}

const attributeId = idPipe('atr');

@Controller('api/catalog')
export class AttributeController {
  constructor(private readonly attributes: AttributeService) {}

  @Get('admin/attributes')
  @RequirePermission('catalog.products.read')
  @ZodResponse({ status: 200, type: AdminAttributeListDto })
  adminList() {
    return { items: this.attributes.list() };
  }

  @Post('admin/attributes')
  @RequirePermission('catalog.products.write')
  @Idempotent()
  @ZodResponse({ status: 201, type: CreatedDto })
  create(@Body() body: CreateAttributeDto) {
    return this.attributes.create(body);
  }

  @Put('admin/attributes/:id')
  @RequirePermission('catalog.products.write')
  @ZodResponse({ status: 200, type: CreatedDto })
  update(@Param('id', attributeId) id: string, @Body() { version, ...input }: UpdateAttributeDto) {
    return this.attributes.update(id, version, input);
  }

  @Delete('admin/attributes/:id')
  @RequirePermission('catalog.products.write')
  @HttpCode(204)
  remove(@Param('id', attributeId) id: string, @Query() query: DeleteQuery) {
    return this.attributes.remove(id, query.version);
  }
}
