import { Controller, Get, Query } from '@nestjs/common';
import {
  currencyPreviewQuerySchema,
  currencyPreviewSchema,
  currencyProgressSchema,
} from '@solar/contracts/admin/currency-http';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { ZodResponse } from 'nestjs-zod';
import { CurrencyPreviews } from './currency-previews';

class PreviewQuery extends createZodDto(currencyPreviewQuerySchema) {}
class PreviewDto extends createZodDto(currencyPreviewSchema) {}
class ProgressDto extends createZodDto(currencyProgressSchema) {}

/** What a change of the currency would make of the prices, and how far one has come. */
@Controller('api/catalog/admin/currency')
@RequirePermission('catalog.prices.read')
export class CurrencyController {
  constructor(private readonly previews: CurrencyPreviews) {}

  @Get('preview')
  @ZodResponse({ status: 200, type: PreviewDto })
  preview(@Query() query: PreviewQuery) {
    return this.previews.page(query);
  }

  @Get('progress')
  @ZodResponse({ status: 200, type: ProgressDto })
  progress() {
    return this.previews.progress();
  }
}
