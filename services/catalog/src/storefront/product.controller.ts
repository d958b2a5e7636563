import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ZodResponse } from 'nestjs-zod';
import {
  comparisonSchema,
  productCompareQuerySchema,
  productDetailSchema,
  productIdsQuerySchema,
  productItemsSchema,
  productLimitQuerySchema,
  productListQuerySchema,
  productListSchema,
  productsBySkuSchema,
  productSkusSchema,
} from '@solar/contracts/catalog/http';
import { Public } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { RateLimit } from '@solar/service-kit/rate-limit/rate-limit';
import { SerialisedResponse } from '../answers/send-answer';
import { PricePresenter } from '../pricing/price-presenter';
import { AnswerSender } from './answer-sender';
import { ProductReader } from './product-reader';

class ListQuery extends createZodDto(productListQuerySchema) {}
class IdsQuery extends createZodDto(productIdsQuerySchema) {}
class CompareQuery extends createZodDto(productCompareQuerySchema) {}
class LimitQuery extends createZodDto(productLimitQuerySchema) {}
class SkusDto extends createZodDto(productSkusSchema) {}
class ProductsBySkuDto extends createZodDto(productsBySkuSchema) {}
class ProductListDto extends createZodDto(productListSchema) {}
class ProductItemsDto extends createZodDto(productItemsSchema) {}
class ProductDetailDto extends createZodDto(productDetailSchema) {}
class ComparisonDto extends createZodDto(comparisonSchema) {}

type Reader = Principal | null;

@Controller('api/catalog/products')
@Public()
export class ProductController {
  constructor(
    private readonly products: ProductReader,
    private readonly answers: AnswerSender,
    private readonly prices: PricePresenter,
  ) {}

  @Get()
  @SerialisedResponse(ProductListDto)
  list(@Query() query: ListQuery, @CurrentUser() user: Reader, @Res() reply: FastifyReply) {
    this.answers.send(reply, user, ['list', query], (to) => this.products.list(query, to));
  }

  @Get('featured')
  @SerialisedResponse(ProductItemsDto)
  featured(
    @Query() { limit }: LimitQuery,
    @CurrentUser() user: Reader,
    @Res() reply: FastifyReply,
  ) {
    this.answers.send(reply, user, ['featured', limit], (to) => this.products.featured(limit, to));
  }

  @Get('by-ids')
  @SerialisedResponse(ProductItemsDto)
  byIds(@Query() { ids }: IdsQuery, @CurrentUser() user: Reader, @Res() reply: FastifyReply) {
    this.answers.send(reply, user, ['by-ids', ids], (to) => this.products.byIds(ids, to));
  }

  @Post('by-skus')
  @HttpCode(200)
  @RateLimit({ name: 'products-by-sku', limit: 60, windowSeconds: 60 })
  @ZodResponse({ status: 200, type: ProductsBySkuDto })
  bySkus(@Body() { skus }: SkusDto, @CurrentUser() user: Reader) {
    return this.products.bySkus(skus, this.prices.viewer(user));
  }

  @Get('compare')
  @SerialisedResponse(ComparisonDto)
  compare(@Query() { ids }: CompareQuery, @CurrentUser() user: Reader, @Res() reply: FastifyReply) {
    this.answers.send(reply, user, ['compare', ids], (to) => this.products.compare(ids, to));
  }

  @Get(':idOrSlug')
  @SerialisedResponse(ProductDetailDto)
  detail(
    @Param('idOrSlug') idOrSlug: string,
    @CurrentUser() user: Reader,
    @Res() reply: FastifyReply,
  ) {
    this.answers.send(reply, user, ['detail', idOrSlug], (to) =>
      this.products.detail(idOrSlug, to),
    );
  }

  @Get(':idOrSlug/related')
  @SerialisedResponse(ProductItemsDto)
  related(
    @Param('idOrSlug') idOrSlug: string,
    @Query() { limit }: LimitQuery,
    @CurrentUser() user: Reader,
    @Res() reply: FastifyReply,
  ) {
    this.answers.send(reply, user, ['related', idOrSlug, limit], (to) =>
      this.products.related(idOrSlug, limit, to),
    );
  }

  @Get(':idOrSlug/goes-with')
  @SerialisedResponse(ProductItemsDto)
  goesWith(
    @Param('idOrSlug') idOrSlug: string,
    @CurrentUser() user: Reader,
    @Res() reply: FastifyReply,
  ) {
    this.answers.send(reply, user, ['goes-with', idOrSlug], (to) =>
      this.products.goesWith(idOrSlug, to),
    );
  }

  @Get(':idOrSlug/substitutes')
  @SerialisedResponse(ProductItemsDto)
  substitutes(
    @Param('idOrSlug') idOrSlug: string,
    @Query() { limit }: LimitQuery,
    @CurrentUser() user: Reader,
    @Res() reply: FastifyReply,
  ) {
    this.answers.send(reply, user, ['substitutes', idOrSlug, limit], (to) =>
      this.products.substitutes(idOrSlug, limit, to),
    );
  }
}
