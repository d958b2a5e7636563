import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  acceptQuoteSchema,
  answerQuoteSchema,
  listQuotesQuerySchema,
  listStaffQuotesQuerySchema,
  quoteProductsQuerySchema,
  quoteProductsSchema,
  requestQuoteSchema,
  type Quote,
} from '@solar/contracts/checkout/quotes-http';
import type { Page } from '@solar/contracts/common/pagination';
import { RequirePermission, SignedIn } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { Idempotent } from '@solar/service-kit/idempotency/idempotent';
import { ZodResponse } from 'nestjs-zod';
import { QuoteAcceptance } from './quote-acceptance';
import { QuoteAnswering } from './quote-answering';
import { QuoteReader } from './quote-reader';
import { QuoteService } from './quote.service';

class RequestQuote extends createZodDto(requestQuoteSchema) {}
class AnswerQuote extends createZodDto(answerQuoteSchema) {}
class AcceptQuoteBody extends createZodDto(acceptQuoteSchema) {}
class ListQuotes extends createZodDto(listQuotesQuerySchema) {}
class ListStaffQuotes extends createZodDto(listStaffQuotesQuerySchema) {}
class QuoteProductsQuery extends createZodDto(quoteProductsQuerySchema) {}
class QuoteProductsDto extends createZodDto(quoteProductsSchema) {}

@Controller('api/checkout/quotes')
@SignedIn()
export class QuoteController {
  constructor(
    private readonly quotes: QuoteService,
    private readonly reader: QuoteReader,
    private readonly acceptance: QuoteAcceptance,
  ) {}

  @Post()
  @Idempotent()
  request(@CurrentUser() user: Principal, @Body() body: RequestQuote): Promise<Quote> {
    return this.quotes.request(user, body);
  }

  @Get()
  list(@CurrentUser() user: Principal, @Query() query: ListQuotes): Promise<Page<Quote>> {
    return this.quotes.listMine(user, query);
  }

  @Get(':id')
  read(@CurrentUser() user: Principal, @Param('id', idPipe('quo')) id: string): Promise<Quote> {
    return this.reader.readMine(user, id);
  }

  @Post(':id/acceptance')
  @HttpCode(200)
  @Idempotent()
  accept(
    @CurrentUser() user: Principal,
    @Param('id', idPipe('quo')) id: string,
    @Body() body: AcceptQuoteBody,
  ): Promise<Quote> {
    return this.acceptance.accept(user, id, body);
  }

  @Post(':id/withdrawal')
  @HttpCode(200)
  withdraw(@CurrentUser() user: Principal, @Param('id', idPipe('quo')) id: string): Promise<Quote> {
    return this.quotes.withdraw(user, id);
  }
}

@Controller('api/checkout/admin/quotes')
@RequirePermission('checkout.quotes.write')
export class QuoteAdminController {
  constructor(
    private readonly quotes: QuoteService,
    private readonly reader: QuoteReader,
    private readonly answering: QuoteAnswering,
  ) {}

  @Get()
  list(@Query() query: ListStaffQuotes): Promise<Page<Quote>> {
    return this.quotes.list(query);
  }

  @Get(':id')
  read(@Param('id', idPipe('quo')) id: string): Promise<Quote> {
    return this.reader.read(id);
  }

  @Get(':id/products')
  @ZodResponse({ status: 200, type: QuoteProductsDto })
  products(
    @CurrentUser() user: Principal,
    @Param('id', idPipe('quo')) id: string,
    @Query() { ids }: QuoteProductsQuery,
  ) {
    return this.answering.productsFor(user, id, ids);
  }

  @Post(':id/answer')
  @HttpCode(200)
  @Idempotent()
  answer(
    @CurrentUser() user: Principal,
    @Param('id', idPipe('quo')) id: string,
    @Body() body: AnswerQuote,
  ): Promise<Quote> {
    return this.answering.answer(user, id, body);
  }

  @Post(':id/refusal')
  @HttpCode(200)
  decline(@Param('id', idPipe('quo')) id: string): Promise<Quote> {
    return this.quotes.decline(id);
  }
}
