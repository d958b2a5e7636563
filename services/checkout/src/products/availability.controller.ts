import { Controller, Get, Param, Query } from '@nestjs/common';
import { availabilityQuerySchema, type Availability } from '@solar/contracts/checkout/cart-http';
import { Public } from '@solar/service-kit/auth/access';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { StockLevels } from './stock-levels';

class AvailabilityQuery extends createZodDto(availabilityQuerySchema) {}

/** Answers from memory: it is asked wherever a quantity is typed. */
@Controller('api/checkout/products')
export class AvailabilityController {
  constructor(private readonly stock: StockLevels) {}

  @Get(':productId/availability')
  @Public()
  read(
    @Param('productId', idPipe('prd')) productId: string,
    @Query() { quantity }: AvailabilityQuery,
  ): Availability {
    return { available: this.stock.leftBelow(productId, quantity) };
  }
}
