import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  answerQuoteSchema,
  listQuotesQuerySchema,
  requestQuoteSchema,
  type Quote,
} from '@solar/contracts/checkout/quotes-http';
import type { Page } from '@solar/contracts/common/pagination';
import { RequirePermission, SignedIn } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { Idempotent } from '@solar/service-kit/idempotency/idempotent';
import { createZodDto } from 'nestjs-zod';
import { QuoteService } from './quote.service';

class RequestQuote extends createZodDto(requestQuoteSchema) {}
class AnswerQuote extends createZodDto(answerQuoteSchema) {}
class ListQuotes extends createZodDto(listQuotesQuerySchema) {}

@Controller('api/checkout/quotes')
@SignedIn()
export class QuoteController {
  constructor(private readonly quotes: QuoteService) {}

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
    return this.quotes.readMine(user, id);
  }

  @Post(':id/acceptance')
  @HttpCode(200)
  accept(@CurrentUser() user: Principal, @Param('id', idPipe('quo')) id: string): Promise<Quote> {
    return this.quotes.accept(user, id);
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
  constructor(private readonly quotes: QuoteService) {}

  @Get()
  list(@Query() query: ListQuotes): Promise<Page<Quote>> {
    return this.quotes.list(query);
  }

  @Get(':id')
  read(@Param('id', idPipe('quo')) id: string): Promise<Quote> {
    return this.quotes.read(id);
  }

  @Post(':id/answer')
  @HttpCode(200)
  answer(@Param('id', idPipe('quo')) id: string, @Body() body: AnswerQuote): Promise<Quote> {
    return this.quotes.answer(id, body);
  }

  @Post(':id/refusal')
  @HttpCode(200)
  decline(@Param('id', idPipe('quo')) id: string): Promise<Quote> {
    return this.quotes.decline(id);
  }
}
