import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { oneClickQuerySchema } from '@solar/contracts/admin/mailings-http';
import {
  newsletterAnswerSchema,
  newsletterInputSchema,
  newsletterPageSchema,
  newsletterTokenSchema,
  siteListQuerySchema,
} from '@solar/contracts/admin/site-http';
import { Public, RequirePermission } from '@solar/service-kit/auth/access';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { RateLimit } from '@solar/service-kit/rate-limit/rate-limit';
import { ZodResponse } from 'nestjs-zod';
import { NewsletterService } from './newsletter.service';

class SubscribeBody extends createZodDto(newsletterInputSchema) {}
class TokenBody extends createZodDto(newsletterTokenSchema) {}
class OneClickQuery extends createZodDto(oneClickQuerySchema) {}
class SubscriptionQuery extends createZodDto(siteListQuerySchema) {}
class NewsletterAnswer extends createZodDto(newsletterAnswerSchema) {}
class SubscriptionPageDto extends createZodDto(newsletterPageSchema) {}

@Controller()
export class NewsletterController {
  constructor(private readonly newsletter: NewsletterService) {}

  @Post('api/content/newsletter/subscriptions')
  @HttpCode(202)
  @Public()
  @RateLimit({ name: 'newsletter', limit: 20, windowSeconds: 3600 })
  @ZodResponse({ status: 202, type: NewsletterAnswer })
  subscribe(@Body() body: SubscribeBody) {
    return this.newsletter.subscribe(body.email, body.language);
  }

  @Post('api/content/newsletter/confirmations')
  @HttpCode(200)
  @Public()
  @ZodResponse({ status: 200, type: NewsletterAnswer })
  confirm(@Body() body: TokenBody) {
    return this.newsletter.confirm(body.token);
  }

  @Post('api/content/newsletter/unsubscriptions')
  @HttpCode(200)
  @Public()
  @ZodResponse({ status: 200, type: NewsletterAnswer })
  unsubscribe(@Body() body: TokenBody) {
    return this.newsletter.unsubscribe(body.token);
  }

  /** Mail programs call it for the person, with a form that says so and nothing more (RFC 8058). */
  @Post('api/content/newsletter/one-click')
  @HttpCode(200)
  @Public()
  @ZodResponse({ status: 200, type: NewsletterAnswer })
  unsubscribeByMailProgram(@Query() { token }: OneClickQuery) {
    return this.newsletter.unsubscribe(token);
  }

  @Get('api/admin/newsletter')
  @RequirePermission('admin.messages.read')
  @ZodResponse({ status: 200, type: SubscriptionPageDto })
  list(@Query() query: SubscriptionQuery) {
    return this.newsletter.list(query);
  }
}
