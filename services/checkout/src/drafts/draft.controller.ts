import { Body, Controller, Get, HttpCode, Put } from '@nestjs/common';
import { checkoutDraftSchema, type KeptDraft } from '@solar/contracts/checkout/checkout-http';
import { SignedIn } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { CartRepository } from '../cart/cart.repository';
import { OrderRepository } from '../orders/order.repository';

class Draft extends createZodDto(checkoutDraftSchema) {}

/** What a shopper types survives the page, the tab and the device for as long as the cart lives. */
@Controller('api/checkout/draft')
@SignedIn()
export class DraftController {
  constructor(
    private readonly carts: CartRepository,
    private readonly orders: OrderRepository,
  ) {}

  @Get()
  async read(@CurrentUser() { userId }: Principal): Promise<KeptDraft> {
    const [draft, order] = await Promise.all([
      this.carts.readDraft(userId),
      this.orders.lastOf(userId),
    ]);
    if (!order) return { draft, lastOrder: null };
    const { shippingAddress, billingAddress, taxNumber = null } = order;
    return { draft, lastOrder: { shippingAddress, billingAddress, taxNumber } };
  }

  @Put()
  @HttpCode(204)
  async keep(@CurrentUser() { userId }: Principal, @Body() draft: Draft): Promise<void> {
    await this.carts.keepDraft(userId, draft);
  }
}
