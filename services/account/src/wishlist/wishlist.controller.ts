import { Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { ACCOUNT_LIMITS, wishlistSchema } from '@solar/contracts/account/profile-http';
import { ID_PREFIX } from '@solar/contracts/common/ids';
import { SignedIn } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { ZodResponse } from 'nestjs-zod';
import { WishlistRepository } from './wishlist.repository';

class WishlistDto extends createZodDto(wishlistSchema) {}

@Controller('api/account/wishlist')
@SignedIn()
export class WishlistController {
  constructor(private readonly wishlists: WishlistRepository) {}

  @Get()
  @ZodResponse({ status: 200, type: WishlistDto })
  list(@CurrentUser() { userId }: Principal) {
    return this.present(userId);
  }

  @Put(':productId')
  @ZodResponse({ status: 200, type: WishlistDto })
  async add(
    @CurrentUser() { userId }: Principal,
    @Param('productId', idPipe(ID_PREFIX.product)) productId: string,
  ) {
    await this.wishlists.add(userId, productId, ACCOUNT_LIMITS.wishes);
    return this.present(userId);
  }

  @Delete(':productId')
  @ZodResponse({ status: 200, type: WishlistDto })
  async remove(
    @CurrentUser() { userId }: Principal,
    @Param('productId', idPipe(ID_PREFIX.product)) productId: string,
  ) {
    await this.wishlists.remove(userId, productId);
    return this.present(userId);
  }

  private async present(userId: string) {
    const items = await this.wishlists.items(userId);
    return {
      items: items.map(({ productId, addedAt }) => ({ productId, addedAt: addedAt.toISOString() })),
    };
  }
}
