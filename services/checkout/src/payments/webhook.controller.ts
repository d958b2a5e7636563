import { Controller, Headers, HttpCode, Post, Req } from '@nestjs/common';
import { Public } from '@solar/service-kit/auth/access';
import { problem } from '@solar/service-kit/errors/problem';
import type { FastifyRequest } from 'fastify';
import { WebhookService } from './webhook.service';

@Controller('api/payments/webhook')
export class WebhookController {
  constructor(private readonly webhooks: WebhookService) {}

  /** Public because the signature over the raw body is the authentication. */
  @Post()
  @HttpCode(200)
  @Public()
  async receive(
    @Req() request: FastifyRequest,
    @Headers('stripe-signature') signature: string | undefined,
  ): Promise<{ received: true }> {
    if (!request.rawBody || !signature) {
      throw problem.badRequest('webhook.signature', 'A signed body is required');
    }
    await this.webhooks.receive(request.rawBody, signature);
    return { received: true };
  }
}
