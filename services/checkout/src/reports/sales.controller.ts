import { Controller, Get, Query } from '@nestjs/common';
import { salesQuerySchema, salesReportSchema } from '@solar/contracts/checkout/reports-http';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { ZodResponse } from 'nestjs-zod';
import { SalesService } from './sales.service';

class AskSales extends createZodDto(salesQuerySchema) {}
class SalesReportDto extends createZodDto(salesReportSchema) {}

@Controller('api/checkout/admin/reports')
export class SalesController {
  constructor(private readonly sales: SalesService) {}

  /** Costs are in the answer for staff with `catalog.costs.read`. */
  @Get('sales')
  @RequirePermission('checkout.orders.read')
  @ZodResponse({ status: 200, type: SalesReportDto })
  report(@Query() query: AskSales, @CurrentUser() reader: Principal) {
    return this.sales.report(query, reader);
  }
}
