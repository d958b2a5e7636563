import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post, Res } from '@nestjs/common';
import {
  previewTotalsSchema,
  startCheckoutSchema,
  type Checkout,
  type TotalsPreview,
} from '@solar/contracts/checkout/checkout-http';
import { SignedIn } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { problem } from '@solar/service-kit/errors/problem';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import type { FastifyReply } from 'fastify';
import { CheckoutReader } from '../checkout-reader';
import { StartCheckoutStep } from '../start';

class PreviewTotals extends createZodDto(previewTotalsSchema) {}
class StartCheckoutBody extends createZodDto(startCheckoutSchema) {}

const KEY = /^[\x21-\x7e]{8,200}$/;

@Controller('api/checkout')
@SignedIn()
export class CheckoutController {
  constructor(
    private readonly checkouts: CheckoutReader,
    private readonly starting: StartCheckoutStep,
  ) {}

  @Post('totals-preview')
  @HttpCode(200)
  preview(@CurrentUser() user: Principal, @Body() body: PreviewTotals): Promise<TotalsPreview> {
    return this.checkouts.preview(user, body);
  }

  /** 201 with the stock held, 202 while it is still being held, 409 when it cannot be. */
  @Post('checkouts')
  async start(
    @CurrentUser() user: Principal,
    @Headers('idempotency-key') key: string | undefined,
    @Body() body: StartCheckoutBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Checkout> {
    if (!key || !KEY.test(key)) {
      throw problem.validation([
        { path: 'Idempotency-Key', code: 'required', message: 'A key of 8 to 200 characters' },
      ]);
    }
    const checkout = await this.starting.start(user, key, body);
    if (checkout.state === 'reserving') reply.status(202);
    return this.checkouts.promised(checkout);
  }

  @Get('checkouts/:id')
  read(@CurrentUser() user: Principal, @Param('id', idPipe('chk')) id: string): Promise<Checkout> {
    return this.checkouts.read(user, id);
  }

  @Delete('checkouts/:id')
  abandon(
    @CurrentUser() user: Principal,
    @Param('id', idPipe('chk')) id: string,
  ): Promise<Checkout> {
    return this.checkouts.abandon(user, id);
  }
}
