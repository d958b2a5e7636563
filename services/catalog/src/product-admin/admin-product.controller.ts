import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ZodResponse } from 'nestjs-zod';
import { bulkAnswerSchema, bulkProductsSchema } from '@solar/contracts/catalog/bulk-http';
import {
  adminProductPageSchema,
  adminProductQuerySchema,
  adminProductSchema,
  createProductSchema,
  deleteQuerySchema,
  setActiveSchema,
  setCostSchema,
  setImagesSchema,
  setPriceSchema,
  updateProductSchema,
} from '@solar/contracts/catalog/admin-http';
import { setNotPublishedSchema } from '@solar/contracts/catalog/data-report-http';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { Idempotent } from '@solar/service-kit/idempotency/idempotent';
import { AdminProductService } from './admin-product.service';
import { ProductBulkService } from './product-bulk.service';

class ListQuery extends createZodDto(adminProductQuerySchema) {}
class CreateProductDto extends createZodDto(createProductSchema) {}
class UpdateProductDto extends createZodDto(updateProductSchema) {}
class SetPriceDto extends createZodDto(setPriceSchema) {}
class SetCostDto extends createZodDto(setCostSchema) {}
class SetActiveDto extends createZodDto(setActiveSchema) {}
class SetImagesDto extends createZodDto(setImagesSchema) {}
class SetNotPublishedDto extends createZodDto(setNotPublishedSchema) {}
class BulkProductsDto extends createZodDto(bulkProductsSchema) {}
class BulkAnswerDto extends createZodDto(bulkAnswerSchema) {}
class DeleteQuery extends createZodDto(deleteQuerySchema) {}
class AdminProductDto extends createZodDto(adminProductSchema) {}
class AdminProductPageDto extends createZodDto(adminProductPageSchema) {}

const productId = idPipe('prd');

@Controller('api/catalog/admin/products')
export class AdminProductController {
  constructor(
    private readonly products: AdminProductService,
    private readonly bulk: ProductBulkService,
  ) {}

  @Get()
  @RequirePermission('catalog.products.read')
  @ZodResponse({ status: 200, type: AdminProductPageDto })
  page(@Query() query: ListQuery, @CurrentUser() user: Principal) {
    return this.products.page(query, user);
  }

  @Get(':id')
  @RequirePermission('catalog.products.read')
  @ZodResponse({ status: 200, type: AdminProductDto })
  get(@Param('id', productId) id: string, @CurrentUser() user: Principal) {
    return this.products.get(id, user);
  }

  @Post()
  @RequirePermission('catalog.products.write')
  @Idempotent()
  @ZodResponse({ status: 201, type: AdminProductDto })
  create(@Body() body: CreateProductDto, @CurrentUser() user: Principal) {
    return this.products.create(body, user);
  }

  /** The same change for many products, or what it would change. */
  @Post('bulk')
  @RequirePermission('catalog.products.write')
  @Idempotent()
  @ZodResponse({ status: 201, type: BulkAnswerDto })
  changeMany(@Body() body: BulkProductsDto, @CurrentUser() user: Principal) {
    return this.bulk.change(body, user);
  }

  @Put(':id')
  @RequirePermission('catalog.products.write')
  @ZodResponse({ status: 200, type: AdminProductDto })
  update(
    @Param('id', productId) id: string,
    @Body() body: UpdateProductDto,
    @CurrentUser() user: Principal,
  ) {
    return this.products.update(id, body, user);
  }

  @Put(':id/price')
  @RequirePermission('catalog.prices.write')
  @ZodResponse({ status: 200, type: AdminProductDto })
  setPrice(
    @Param('id', productId) id: string,
    @Body() body: SetPriceDto,
    @CurrentUser() user: Principal,
  ) {
    return this.products.setPrice(id, body, user);
  }

  @Put(':id/cost')
  @RequirePermission('catalog.costs.write')
  @ZodResponse({ status: 200, type: AdminProductDto })
  setCost(
    @Param('id', productId) id: string,
    @Body() body: SetCostDto,
    @CurrentUser() user: Principal,
  ) {
    return this.products.setCost(id, body, user);
  }

  @Put(':id/images')
  @RequirePermission('catalog.products.write')
  @ZodResponse({ status: 200, type: AdminProductDto })
  setImages(
    @Param('id', productId) id: string,
    @Body() body: SetImagesDto,
    @CurrentUser() user: Principal,
  ) {
    return this.products.setImages(id, body.version, body.imageSlug, user);
  }

  @Put(':id/active')
  @RequirePermission('catalog.products.write')
  @ZodResponse({ status: 200, type: AdminProductDto })
  setActive(
    @Param('id', productId) id: string,
    @Body() body: SetActiveDto,
    @CurrentUser() user: Principal,
  ) {
    return this.products.setActive(id, body.version, body.active, user);
  }

  @Put(':id/not-published')
  @RequirePermission('catalog.products.write')
  @ZodResponse({ status: 200, type: AdminProductDto })
  setNotPublished(
    @Param('id', productId) id: string,
    @Body() body: SetNotPublishedDto,
    @CurrentUser() user: Principal,
  ) {
    return this.products.setNotPublished(id, body, user);
  }

  @Delete(':id')
  @RequirePermission('catalog.products.write')
  @HttpCode(204)
  remove(@Param('id', productId) id: string, @Query() query: DeleteQuery) {
    return this.products.remove(id, query.version);
  }
}
