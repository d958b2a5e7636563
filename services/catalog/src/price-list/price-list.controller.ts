import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ZodResponse } from 'nestjs-zod';
import { deleteQuerySchema } from '@solar/contracts/catalog/admin-http';
import {
  priceExplanationQuerySchema,
  priceExplanationSchema,
} from '@solar/contracts/catalog/price-explanation-http';
import {
  addPriceListItemSchema,
  changePriceListItemSchema,
  createPriceListSchema,
  priceAudienceQuerySchema,
  priceAudiencesSchema,
  priceListDetailSchema,
  priceListPageSchema,
  priceListQuerySchema,
  rejectPriceListSchema,
  updatePriceListSchema,
} from '@solar/contracts/catalog/price-list-http';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { Idempotent } from '@solar/service-kit/idempotency/idempotent';
import { PriceExplanations } from './price-explanations';
import { PriceListPresenter } from './price-list.presenter';
import { PriceListService } from './price-list.service';

class ListQuery extends createZodDto(priceListQuerySchema) {}
class PriceListPageDto extends createZodDto(priceListPageSchema) {}
class PriceListDto extends createZodDto(priceListDetailSchema) {}
class CreateDto extends createZodDto(createPriceListSchema) {}
class UpdateDto extends createZodDto(updatePriceListSchema) {}
class AddItemDto extends createZodDto(addPriceListItemSchema) {}
class ChangeItemDto extends createZodDto(changePriceListItemSchema) {}
class RejectDto extends createZodDto(rejectPriceListSchema) {}
class DeleteQuery extends createZodDto(deleteQuerySchema) {}
class ExplanationQuery extends createZodDto(priceExplanationQuerySchema) {}
class ExplanationDto extends createZodDto(priceExplanationSchema) {}
class AudienceQuery extends createZodDto(priceAudienceQuerySchema) {}
class AudiencesDto extends createZodDto(priceAudiencesSchema) {}

const listId = idPipe('plt');
const itemId = idPipe('prd');

@Controller('api/catalog/admin')
export class PriceListController {
  constructor(
    private readonly lists: PriceListService,
    private readonly presenter: PriceListPresenter,
    private readonly explanations: PriceExplanations,
  ) {}

  @Get('price-audiences')
  @RequirePermission('catalog.prices.write')
  @ZodResponse({ status: 200, type: AudiencesDto })
  audiences(@Query() query: AudienceQuery) {
    return this.presenter.audiences(query.q);
  }

  @Get('price-explanation')
  @RequirePermission('catalog.prices.read')
  @ZodResponse({ status: 200, type: ExplanationDto })
  explain(@Query() query: ExplanationQuery) {
    return this.explanations.explain(query);
  }

  @Get('price-lists')
  @RequirePermission('catalog.prices.read')
  @ZodResponse({ status: 200, type: PriceListPageDto })
  page(@Query() query: ListQuery) {
    return this.lists.page(query);
  }

  @Get('price-lists/:id')
  @RequirePermission('catalog.prices.read')
  @ZodResponse({ status: 200, type: PriceListDto })
  get(@Param('id', listId) id: string, @CurrentUser() user: Principal) {
    return this.lists.get(id, user);
  }

  @Post('price-lists')
  @RequirePermission('catalog.prices.write')
  @Idempotent()
  @ZodResponse({ status: 201, type: PriceListDto })
  create(@Body() body: CreateDto, @CurrentUser() user: Principal) {
    return this.lists.create(body, user);
  }

  @Put('price-lists/:id')
  @RequirePermission('catalog.prices.write')
  @ZodResponse({ status: 200, type: PriceListDto })
  update(@Param('id', listId) id: string, @Body() body: UpdateDto, @CurrentUser() user: Principal) {
    return this.lists.update(id, body, user);
  }

  @Post('price-lists/:id/copy')
  @RequirePermission('catalog.prices.write')
  @Idempotent()
  @ZodResponse({ status: 201, type: PriceListDto })
  copy(@Param('id', listId) id: string, @CurrentUser() user: Principal) {
    return this.lists.copy(id, user);
  }

  @Post('price-lists/:id/items')
  @RequirePermission('catalog.prices.write')
  @ZodResponse({ status: 201, type: PriceListDto })
  addItem(
    @Param('id', listId) id: string,
    @Body() body: AddItemDto,
    @CurrentUser() user: Principal,
  ) {
    return this.lists.addItem(id, body, user);
  }

  @Put('price-lists/:id/items/:productId')
  @RequirePermission('catalog.prices.write')
  @ZodResponse({ status: 200, type: PriceListDto })
  changeItem(
    @Param('id', listId) id: string,
    @Param('productId', itemId) productId: string,
    @Body() body: ChangeItemDto,
    @CurrentUser() user: Principal,
  ) {
    return this.lists.changeItem(id, { productId, ...body }, user);
  }

  @Delete('price-lists/:id/items/:productId')
  @RequirePermission('catalog.prices.write')
  @ZodResponse({ status: 200, type: PriceListDto })
  removeItem(
    @Param('id', listId) id: string,
    @Param('productId', itemId) productId: string,
    @CurrentUser() user: Principal,
  ) {
    return this.lists.removeItem(id, productId, user);
  }

  @Post('price-lists/:id/approve')
  @RequirePermission('catalog.price-lists.approve')
  @ZodResponse({ status: 201, type: PriceListDto })
  approve(@Param('id', listId) id: string, @CurrentUser() user: Principal) {
    return this.lists.approve(id, user);
  }

  @Post('price-lists/:id/reject')
  @RequirePermission('catalog.price-lists.approve')
  @ZodResponse({ status: 201, type: PriceListDto })
  reject(@Param('id', listId) id: string, @Body() body: RejectDto, @CurrentUser() user: Principal) {
    return this.lists.reject(id, body.reason, user);
  }

  @Delete('price-lists/:id')
  @RequirePermission('catalog.prices.write')
  @HttpCode(204)
  remove(@Param('id', listId) id: string, @Query() query: DeleteQuery) {
    return this.lists.remove(id, query.version);
  }
}
