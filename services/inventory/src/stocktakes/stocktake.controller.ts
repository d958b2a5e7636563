import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { INVENTORY_ID_PREFIX } from '@solar/contracts/inventory/fields';
import {
  approveStocktakeSchema,
  countStocktakeSchema,
  createStocktakeSchema,
  stocktakeBinPageSchema,
  stocktakeBinQuerySchema,
  stocktakeLinePageSchema,
  stocktakeLineQuerySchema,
  stocktakePageSchema,
  stocktakeQuerySchema,
  stocktakeSchema,
} from '@solar/contracts/inventory/stocktakes';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { Idempotent } from '@solar/service-kit/idempotency/idempotent';
import { ZodResponse } from 'nestjs-zod';
import { actorOf } from '../stock/actor';
import { StocktakeService } from './stocktake.service';

class CreateStocktakeBody extends createZodDto(createStocktakeSchema) {}
class CountStocktakeBody extends createZodDto(countStocktakeSchema) {}
class ApprovalBody extends createZodDto(approveStocktakeSchema.prefault({})) {}
class StocktakeListQuery extends createZodDto(stocktakeQuerySchema) {}
class StocktakeLineListQuery extends createZodDto(stocktakeLineQuerySchema) {}
class StocktakeBinListQuery extends createZodDto(stocktakeBinQuerySchema) {}
class StocktakeBinPage extends createZodDto(stocktakeBinPageSchema) {}
class StocktakeView extends createZodDto(stocktakeSchema) {}
class StocktakePage extends createZodDto(stocktakePageSchema) {}
class StocktakeLinePage extends createZodDto(stocktakeLinePageSchema) {}

const ID = idPipe(INVENTORY_ID_PREFIX.stocktake);

@Controller('api/inventory/stocktakes')
export class StocktakeController {
  constructor(private readonly stocktakes: StocktakeService) {}

  @Get()
  @RequirePermission('inventory.stock.read')
  @ZodResponse({ status: 200, type: StocktakePage })
  list(@Query() query: StocktakeListQuery) {
    return this.stocktakes.list(query);
  }

  @Get(':id')
  @RequirePermission('inventory.stock.read')
  @ZodResponse({ status: 200, type: StocktakeView })
  get(@Param('id', ID) id: string) {
    return this.stocktakes.get(id);
  }

  @Get(':id/lines')
  @RequirePermission('inventory.stock.read')
  @ZodResponse({ status: 200, type: StocktakeLinePage })
  lines(@Param('id', ID) id: string, @Query() query: StocktakeLineListQuery) {
    return this.stocktakes.listLines(id, query);
  }

  @Get(':id/bins')
  @RequirePermission('inventory.stock.read')
  @ZodResponse({ status: 200, type: StocktakeBinPage })
  bins(@Param('id', ID) id: string, @Query() query: StocktakeBinListQuery) {
    return this.stocktakes.listBins(id, query);
  }

  @Post()
  @RequirePermission('inventory.stocktakes.write')
  @Idempotent()
  @ZodResponse({ status: 201, type: StocktakeView })
  create(@Body() body: CreateStocktakeBody, @CurrentUser() user: Principal) {
    return this.stocktakes.create(body, actorOf(user));
  }

  @Post(':id/counts')
  @RequirePermission('inventory.stocktakes.write')
  @Idempotent()
  @ZodResponse({ status: 200, type: StocktakeView })
  @HttpCode(200)
  count(
    @Param('id', ID) id: string,
    @Body() body: CountStocktakeBody,
    @CurrentUser() user: Principal,
  ) {
    return this.stocktakes.count(id, body, actorOf(user));
  }

  @Post(':id/approval')
  @RequirePermission('inventory.stocktakes.approve')
  @ZodResponse({ status: 200, type: StocktakeView })
  @HttpCode(200)
  approve(@Param('id', ID) id: string, @Body() body: ApprovalBody, @CurrentUser() user: Principal) {
    return this.stocktakes.approve(id, body, actorOf(user));
  }

  @Post(':id/cancellation')
  @RequirePermission('inventory.stocktakes.write')
  @ZodResponse({ status: 200, type: StocktakeView })
  @HttpCode(200)
  cancel(@Param('id', ID) id: string) {
    return this.stocktakes.cancel(id);
  }
}
