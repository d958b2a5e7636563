import { Controller, Get, Header, Query } from '@nestjs/common';
import { ZodResponse } from 'nestjs-zod';
import {
  stockAnswerSchema,
  stockQuerySchema,
  type ProductStock,
} from '@solar/contracts/catalog/stock-http';
import { priceAccessOf } from '@solar/contracts/common/price-access';
import { SignedIn } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { ProblemException } from '@solar/service-kit/errors/problem';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { CatalogueIndex } from '../index/catalogue-index';
import { WarehouseNames } from './warehouse-names';

class StockQuery extends createZodDto(stockQuerySchema) {}
class StockAnswerDto extends createZodDto(stockAnswerSchema) {}

/** Quantities by place, for approved customers. They move with every order, so no answer about products has them. */
@Controller('api/catalog/stock')
export class StockController {
  constructor(
    private readonly index: CatalogueIndex,
    private readonly warehouses: WarehouseNames,
  ) {}

  @Get()
  @SignedIn()
  @Header('cache-control', 'no-store')
  @ZodResponse({ status: 200, type: StockAnswerDto })
  read(@Query() { ids }: StockQuery, @CurrentUser() user: Principal) {
    if (priceAccessOf(user) !== 'visible') {
      throw new ProblemException(
        403,
        'access.approval_required',
        'Your account is not approved yet',
      );
    }
    const shown = ids.filter((id) => this.index.snapshot.positionOf(id) !== undefined);
    return { items: shown.map((id) => this.stockOf(id)) };
  }

  private stockOf(productId: string): ProductStock {
    const { available, warehouses = [], incoming = [] } = this.index.stock.of(productId);
    const named = warehouses.flatMap((place) => {
      const name = this.warehouses.of(place.warehouseId);
      return name === undefined ? [] : [{ name, available: place.available }];
    });
    return {
      productId,
      available,
      warehouses: named.sort((a, b) => b.available - a.available || a.name.localeCompare(b.name)),
      incoming,
    };
  }
}
