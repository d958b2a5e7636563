import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  acceptReturnSchema,
  listReturnsQuerySchema,
  openReturnSchema,
  refuseReturnSchema,
  RETURN_ID_PREFIX,
  returnPageSchema,
  staffReturnSchema,
} from '@solar/contracts/checkout/returns-http';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { Idempotent } from '@solar/service-kit/idempotency/idempotent';
import { ZodResponse } from 'nestjs-zod';
import { ReturnAdminService } from './return-admin.service';

class ListReturns extends createZodDto(listReturnsQuerySchema) {}
class ReturnPage extends createZodDto(returnPageSchema) {}
class StaffReturnView extends createZodDto(staffReturnSchema) {}
class OpenReturn extends createZodDto(openReturnSchema) {}
class AcceptReturn extends createZodDto(acceptReturnSchema) {}
class RefuseReturn extends createZodDto(refuseReturnSchema) {}

const RETURN_ID = idPipe(RETURN_ID_PREFIX);

@Controller('api/checkout/admin')
export class ReturnAdminController {
  constructor(private readonly returns: ReturnAdminService) {}

  @Get('returns')
  @RequirePermission('checkout.orders.read')
  @ZodResponse({ status: 200, type: ReturnPage })
  list(@Query() query: ListReturns) {
    return this.returns.list(query);
  }

  @Get('returns/:id')
  @RequirePermission('checkout.orders.read')
  @ZodResponse({ status: 200, type: StaffReturnView })
  read(@Param('id', RETURN_ID) id: string) {
    return this.returns.read(id);
  }

  @Post('orders/:id/returns')
  @RequirePermission('checkout.orders.write')
  @Idempotent({ required: true })
  @ZodResponse({ status: 201, type: StaffReturnView })
  open(@Param('id', idPipe('ord')) id: string, @Body() body: OpenReturn) {
    return this.returns.open(id, body);
  }

  @Post('returns/:id/acceptance')
  @HttpCode(200)
  @RequirePermission('checkout.orders.write')
  @Idempotent()
  @ZodResponse({ status: 200, type: StaffReturnView })
  accept(@Param('id', RETURN_ID) id: string, @Body() { note }: AcceptReturn) {
    return this.returns.accept(id, note);
  }

  @Post('returns/:id/refusal')
  @HttpCode(200)
  @RequirePermission('checkout.orders.write')
  @Idempotent()
  @ZodResponse({ status: 200, type: StaffReturnView })
  refuse(@Param('id', RETURN_ID) id: string, @Body() { reason }: RefuseReturn) {
    return this.returns.refuse(id, reason);
  }

  @Post('returns/:id/withdrawal')
  @HttpCode(200)
  @RequirePermission('checkout.orders.write')
  @Idempotent()
  @ZodResponse({ status: 200, type: StaffReturnView })
  withdraw(@Param('id', RETURN_ID) id: string) {
    return this.returns.withdraw(id);
  }
}
