import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  changeCurrencySchema,
  currencyChangePageSchema,
  currencyChangeSchema,
  undoCurrencySchema,
} from '@solar/contracts/admin/currency-http';
import { pageQuerySchema } from '@solar/contracts/common/pagination';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { Idempotent } from '@solar/service-kit/idempotency/idempotent';
import { ZodResponse } from 'nestjs-zod';
import { CurrencyService } from './currency.service';

class PageQueryDto extends createZodDto(pageQuerySchema) {}
class ChangeCurrencyDto extends createZodDto(changeCurrencySchema) {}
class UndoCurrencyDto extends createZodDto(undoCurrencySchema) {}
class CurrencyChangeDto extends createZodDto(currencyChangeSchema) {}
class CurrencyChangePageDto extends createZodDto(currencyChangePageSchema) {}

/** The currency that the shop sells in, and how it came to be. */
@Controller('api/admin/currency-changes')
export class CurrencyController {
  constructor(private readonly currency: CurrencyService) {}

  @Get()
  @RequirePermission('admin.settings.read')
  @ZodResponse({ status: 200, type: CurrencyChangePageDto })
  list(@Query() query: PageQueryDto) {
    return this.currency.page(query);
  }

  @Post()
  @Idempotent()
  @RequirePermission('admin.currency.change')
  @ZodResponse({ status: 201, type: CurrencyChangeDto })
  change(@Body() body: ChangeCurrencyDto, @CurrentUser() author: Principal) {
    return this.currency.change(body, author);
  }

  @Post(':id/undo')
  @HttpCode(201)
  @Idempotent()
  @RequirePermission('admin.currency.change')
  @ZodResponse({ status: 201, type: CurrencyChangeDto })
  undo(
    @Param('id', idPipe('cch')) id: string,
    @Body() { version }: UndoCurrencyDto,
    @CurrentUser() author: Principal,
  ) {
    return this.currency.undo(id, version, author);
  }
}
