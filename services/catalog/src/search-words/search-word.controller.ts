import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ZodResponse } from 'nestjs-zod';
import { createdSchema, deleteQuerySchema } from '@solar/contracts/catalog/admin-http';
import {
  adminSearchWordListSchema,
  createSearchWordSchema,
  updateSearchWordSchema,
} from '@solar/contracts/catalog/search-words-http';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { Idempotent } from '@solar/service-kit/idempotency/idempotent';
import { SearchWordService } from './search-word.service';

class ListDto extends createZodDto(adminSearchWordListSchema) {}
class CreateSearchWordDto extends createZodDto(createSearchWordSchema) {}
class UpdateSearchWordDto extends createZodDto(updateSearchWordSchema) {}
class DeleteQuery extends createZodDto(deleteQuerySchema) {}
class CreatedDto extends createZodDto(createdSchema) {}

const searchWordId = idPipe('swd');

@Controller('api/catalog/admin/search-words')
export class SearchWordController {
  constructor(private readonly words: SearchWordService) {}

  @Get()
  @RequirePermission('catalog.products.read')
  @ZodResponse({ status: 200, type: ListDto })
  list() {
    return { items: this.words.list() };
  }

  @Post()
  @RequirePermission('catalog.products.write')
  @Idempotent()
  @ZodResponse({ status: 201, type: CreatedDto })
  create(@Body() body: CreateSearchWordDto) {
    return this.words.create(body);
  }

  @Put(':id')
  @RequirePermission('catalog.products.write')
  @ZodResponse({ status: 200, type: CreatedDto })
  update(
    @Param('id', searchWordId) id: string,
    @Body() { version, ...input }: UpdateSearchWordDto,
  ) {
    return this.words.update(id, version, input);
  }

  @Delete(':id')
  @RequirePermission('catalog.products.write')
  @HttpCode(204)
  remove(@Param('id', searchWordId) id: string, @Query() { version }: DeleteQuery) {
    return this.words.remove(id, version);
  }
}
