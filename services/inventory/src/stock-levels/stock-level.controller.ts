import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ID_PREFIX } from '@solar/contracts/common/ids';
import {
  correctExpirySchema,
  stockDetailSchema,
  stockLevelPageSchema,
  stockLevelQuerySchema,
  updateStockLevelSchema,
} from '@solar/contracts/inventory/stock-levels';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { Idempotent } from '@solar/service-kit/idempotency/idempotent';
import { ZodResponse } from 'nestjs-zod';
import { LotCorrectionService } from './lot-correction.service';
import { StockLevelService } from './stock-level.service';

class StockLevelListQuery extends createZodDto(stockLevelQuerySchema) {}
class StockLevelPage extends createZodDto(stockLevelPageSchema) {}
class StockDetailView extends createZodDto(stockDetailSchema) {}
class CorrectExpiryBody extends createZodDto(correctExpirySchema) {}
class UpdateStockLevelBody extends createZodDto(updateStockLevelSchema) {}

const PRODUCT_ID = idPipe(ID_PREFIX.product);

@Controller('api/inventory/stock-levels')
export class StockLevelController {
  constructor(
    private readonly levels: StockLevelService,
    private readonly corrections: LotCorrectionService,
  ) {}

  @Get()
  @RequirePermission('inventory.stock.read')
  @ZodResponse({ status: 200, type: StockLevelPage })
  list(@Query() query: StockLevelListQuery) {
    return this.levels.list(query);
  }

  @Get(':productId')
  @RequirePermission('inventory.stock.read')
  @ZodResponse({ status: 200, type: StockDetailView })
  get(@Param('productId', PRODUCT_ID) productId: string) {
    return this.levels.get(productId);
  }

  @Patch(':productId')
  @RequirePermission('inventory.stock.adjust')
  @ZodResponse({ status: 200, type: StockDetailView })
  update(@Param('productId', PRODUCT_ID) productId: string, @Body() body: UpdateStockLevelBody) {
    return this.levels.update(productId, body);
  }

  @Post(':productId/expiry-corrections')
  @RequirePermission('inventory.stock.adjust')
  @Idempotent()
  @ZodResponse({ status: 200, type: StockDetailView })
  @HttpCode(200)
  correctExpiry(
    @Param('productId', PRODUCT_ID) productId: string,
    @Body() body: CorrectExpiryBody,
  ) {
    return this.corrections.correct(productId, body);
  }
}
