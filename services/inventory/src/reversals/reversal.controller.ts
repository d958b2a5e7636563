import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { INVENTORY_ID_PREFIX } from '@solar/contracts/inventory/fields';
import { createReversalSchema, reversalSchema } from '@solar/contracts/inventory/reversals';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { Idempotent } from '@solar/service-kit/idempotency/idempotent';
import { ZodResponse } from 'nestjs-zod';
import { actorOf } from '../stock/actor';
import { ReversalService } from './reversal.service';

class CreateReversalBody extends createZodDto(createReversalSchema) {}
class ReversalView extends createZodDto(reversalSchema) {}

const { receipt, adjustment, transfer, stocktake, reversal } = INVENTORY_ID_PREFIX;

@Controller('api/inventory')
export class ReversalController {
  constructor(private readonly reversals: ReversalService) {}

  @Get('reversals/:id')
  @RequirePermission('inventory.stock.read')
  @ZodResponse({ status: 200, type: ReversalView })
  get(@Param('id', idPipe(reversal)) id: string) {
    return this.reversals.get(id);
  }

  @Post('goods-receipts/:id/reversal')
  @RequirePermission('inventory.receipts.write')
  @Idempotent()
  @ZodResponse({ status: 201, type: ReversalView })
  reverseReceipt(
    @Param('id', idPipe(receipt)) id: string,
    @Body() body: CreateReversalBody,
    @CurrentUser() user: Principal,
  ) {
    return this.reversals.reverse('receipt', id, body.reason, actorOf(user));
  }

  @Post('adjustments/:id/reversal')
  @RequirePermission('inventory.stock.adjust')
  @Idempotent()
  @ZodResponse({ status: 201, type: ReversalView })
  reverseAdjustment(
    @Param('id', idPipe(adjustment)) id: string,
    @Body() body: CreateReversalBody,
    @CurrentUser() user: Principal,
  ) {
    return this.reversals.reverse('adjustment', id, body.reason, actorOf(user));
  }

  @Post('transfers/:id/reversal')
  @RequirePermission('inventory.transfers.write')
  @Idempotent()
  @ZodResponse({ status: 201, type: ReversalView })
  reverseTransfer(
    @Param('id', idPipe(transfer)) id: string,
    @Body() body: CreateReversalBody,
    @CurrentUser() user: Principal,
  ) {
    return this.reversals.reverse('transfer', id, body.reason, actorOf(user));
  }

  @Post('stocktakes/:id/reversal')
  @RequirePermission('inventory.stocktakes.approve')
  @Idempotent()
  @ZodResponse({ status: 201, type: ReversalView })
  reverseStocktake(
    @Param('id', idPipe(stocktake)) id: string,
    @Body() body: CreateReversalBody,
    @CurrentUser() user: Principal,
  ) {
    return this.reversals.reverse('stocktake', id, body.reason, actorOf(user));
  }
}
