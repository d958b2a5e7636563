import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  orderReturnsSchema,
  requestReturnSchema,
  RETURN_ID_PREFIX,
  returnSchema,
} from '@solar/contracts/checkout/returns-http';
import { SignedIn } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { Idempotent } from '@solar/service-kit/idempotency/idempotent';
import { ZodResponse } from 'nestjs-zod';
import { ReturnService } from './return.service';

class OrderReturnsView extends createZodDto(orderReturnsSchema) {}
class OrderReturnView extends createZodDto(returnSchema) {}
class RequestReturn extends createZodDto(requestReturnSchema) {}

@Controller('api/checkout')
@SignedIn()
export class ReturnController {
  constructor(private readonly returns: ReturnService) {}

  @Get('orders/:id/returns')
  @ZodResponse({ status: 200, type: OrderReturnsView })
  list(@CurrentUser() user: Principal, @Param('id', idPipe('ord')) id: string) {
    return this.returns.ofOrder(user, id);
  }

  @Post('orders/:id/returns')
  @Idempotent({ required: true })
  @ZodResponse({ status: 201, type: OrderReturnView })
  request(
    @CurrentUser() user: Principal,
    @Param('id', idPipe('ord')) id: string,
    @Body() body: RequestReturn,
  ) {
    return this.returns.request(user, id, body);
  }

  @Post('returns/:id/cancellation')
  @HttpCode(200)
  @Idempotent()
  @ZodResponse({ status: 200, type: OrderReturnView })
  cancel(@CurrentUser() user: Principal, @Param('id', idPipe(RETURN_ID_PREFIX)) id: string) {
    return this.returns.cancel(user, id);
  }
}
