import { Controller, Get, Param, Query } from '@nestjs/common';
import { createZodDto, ZodResponse } from 'nestjs-zod';
import {
  comparisonSchema,
  productCompareQuerySchema,
  productDetailSchema,
  productIdsQuerySchema,
  productItemsSchema,
  productLimitQuerySchema,
  productListQuerySchema,
  productListSchema,
} from '@solar/contracts/catalog/http';
import { Public } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { ProductReader } from './product-reader';

class ListQuery extends createZodDto(productListQuerySchema) {}
class IdsQuery extends createZodDto(productIdsQuerySchema) {}
class CompareQuery extends createZodDto(productCompareQuerySchema) {}
class LimitQuery extends createZodDto(productLimitQuerySchema) {}
class ProductListDto extends createZodDto(productListSchema) {}
class ProductItemsDto extends createZodDto(productItemsSchema) {}
class ProductDetailDto extends createZodDto(productDetailSchema) {}
class ComparisonDto extends createZodDto(comparisonSchema) {}

@Controller('api/catalog/products')
@Public()
export class ProductController {
  constructor(private readonly products: ProductReader) {}

  @Get()
  @ZodResponse({ status: 200, type: ProductListDto })
  list(@Query() query: ListQuery, @CurrentUser() user: Principal | null) {
    return this.products.list(query, user);
  }

  @Get('featured')
  @ZodResponse({ status: 200, type: ProductItemsDto })
  featured(@Query() query: LimitQuery, @CurrentUser() user: Principal | null) {
    return this.products.featured(query.limit, user);
  }

  @Get('by-ids')
  @ZodResponse({ status: 200, type: ProductItemsDto })
  byIds(@Query() query: IdsQuery, @CurrentUser() user: Principal | null) {
    return this.products.byIds(query.ids, user);
  }

  @Get('compare')
  @ZodResponse({ status: 200, type: ComparisonDto })
  compare(@Query() query: CompareQuery, @CurrentUser() user: Principal | null) {
    return this.products.compare(query.ids, user);
  }

  @Get(':idOrSlug')
  @ZodResponse({ status: 200, type: ProductDetailDto })
  detail(@Param('idOrSlug') idOrSlug: string, @CurrentUser() user: Principal | null) {
    return this.products.detail(idOrSlug, user);
  }

  @Get(':idOrSlug/related')
  @ZodResponse({ status: 200, type: ProductItemsDto })
  related(
    @Param('idOrSlug') idOrSlug: string,
    @Query() query: LimitQuery,
    @CurrentUser() user: Principal | null,
  ) {
    return this.products.related(idOrSlug, query.limit, user);
  }
}
