import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put } from '@nestjs/common';
import {
  addCartLineSchema,
  changeCartSchema,
  mergeCartSchema,
  replaceCartSchema,
  setCartLineSchema,
  type Cart,
} from '@solar/contracts/checkout/cart-http';
import { SignedIn } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { CartService } from './cart.service';

class ReplaceCart extends createZodDto(replaceCartSchema) {}
class MergeCart extends createZodDto(mergeCartSchema) {}
class ChangeCart extends createZodDto(changeCartSchema) {}
class AddCartLine extends createZodDto(addCartLineSchema) {}
class SetCartLine extends createZodDto(setCartLineSchema) {}

@Controller('api/checkout/cart')
@SignedIn()
export class CartController {
  constructor(private readonly carts: CartService) {}

  @Get()
  read(@CurrentUser() user: Principal): Promise<Cart> {
    return this.carts.read(user);
  }

  @Put()
  replace(@CurrentUser() user: Principal, @Body() body: ReplaceCart): Promise<Cart> {
    return this.carts.replace(user, body.lines);
  }

  @Post('merge')
  @HttpCode(200)
  merge(@CurrentUser() user: Principal, @Body() body: MergeCart): Promise<Cart> {
    return this.carts.merge(user, body.lines);
  }

  @Post('changes')
  @HttpCode(200)
  change(@CurrentUser() user: Principal, @Body() body: ChangeCart): Promise<Cart> {
    return this.carts.applyChanges(user, body);
  }

  @Post('lines')
  @HttpCode(200)
  add(@CurrentUser() user: Principal, @Body() body: AddCartLine): Promise<Cart> {
    return this.carts.add(user, body);
  }

  @Patch('lines/:productId')
  set(
    @CurrentUser() user: Principal,
    @Param('productId', idPipe('prd')) productId: string,
    @Body() body: SetCartLine,
  ): Promise<Cart> {
    return this.carts.set(user, { productId, quantity: body.quantity });
  }

  @Delete('lines/:productId')
  remove(
    @CurrentUser() user: Principal,
    @Param('productId', idPipe('prd')) productId: string,
  ): Promise<Cart> {
    return this.carts.remove(user, productId);
  }
}
