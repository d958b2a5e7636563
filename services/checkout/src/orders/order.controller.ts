import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  listMyOrdersQuerySchema,
  trackOrderSchema,
  type Order,
  type OrderListItem,
  type TrackedOrder,
} from '@solar/contracts/checkout/orders-http';
import {
  listPiecesQuerySchema,
  piecesSchema,
  type Pieces,
} from '@solar/contracts/checkout/pieces-http';
import type { Page } from '@solar/contracts/common/pagination';
import { Public, SignedIn } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { RateLimit } from '@solar/service-kit/rate-limit/rate-limit';
import { ZodResponse } from 'nestjs-zod';
import { OrderService } from './order.service';

class ListMyOrders extends createZodDto(listMyOrdersQuerySchema) {}
class ListPieces extends createZodDto(listPiecesQuerySchema) {}
class PiecesDto extends createZodDto(piecesSchema) {}
class TrackOrder extends createZodDto(trackOrderSchema) {}

@Controller('api/checkout')
export class OrderController {
  constructor(private readonly orders: OrderService) {}

  @Get('orders')
  @SignedIn()
  list(@CurrentUser() user: Principal, @Query() query: ListMyOrders): Promise<Page<OrderListItem>> {
    return this.orders.listMine(user, query);
  }

  @Get('orders/:id')
  @SignedIn()
  read(@CurrentUser() user: Principal, @Param('id', idPipe('ord')) id: string): Promise<Order> {
    return this.orders.readMine(user, id);
  }

  @Get('pieces')
  @SignedIn()
  @RateLimit({ name: 'pieces', limit: 60, windowSeconds: 300 })
  @ZodResponse({ status: 200, type: PiecesDto })
  pieces(@CurrentUser() user: Principal, @Query() { number }: ListPieces): Promise<Pieces> {
    return this.orders.pieces(user, number);
  }

  @Post('order-tracking')
  @HttpCode(200)
  @Public()
  @RateLimit({ name: 'order-tracking', limit: 20, windowSeconds: 300 })
  track(@Body() body: TrackOrder): Promise<TrackedOrder> {
    return this.orders.track(body);
  }
}
