import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import {
  quoteMailSchema,
  quoteMailsSchema,
  sendQuoteMailSchema,
  type QuoteMail,
  type QuoteMails,
} from '@solar/contracts/account/quote-mails-http';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { Idempotent } from '@solar/service-kit/idempotency/idempotent';
import { ZodResponse } from 'nestjs-zod';
import { QuoteMailService } from './quote-mail.service';

class SendQuoteMailDto extends createZodDto(sendQuoteMailSchema) {}
class QuoteMailDto extends createZodDto(quoteMailSchema) {}
class QuoteMailsDto extends createZodDto(quoteMailsSchema) {}

/** Quotes are the checkout's; the mails about them go out from here, where people and their languages are known. */
@Controller('api/account/admin/quotes/:id/mails')
export class QuoteMailController {
  constructor(private readonly mails: QuoteMailService) {}

  @Get()
  @RequirePermission('checkout.quotes.write')
  @ZodResponse({ status: 200, type: QuoteMailsDto })
  list(@Param('id', idPipe('quo')) id: string): Promise<QuoteMails> {
    return this.mails.list(id);
  }

  @Post()
  @RequirePermission('checkout.quotes.write')
  @Idempotent({ required: true })
  @ZodResponse({ status: 201, type: QuoteMailDto })
  send(
    @Param('id', idPipe('quo')) id: string,
    @Body() { mailId }: SendQuoteMailDto,
    @CurrentUser() sender: Principal,
  ): Promise<QuoteMail> {
    return this.mails.send(id, mailId, sender);
  }
}
