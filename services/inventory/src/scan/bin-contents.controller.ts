import { Controller, Get, Param } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { INVENTORY_ID_PREFIX } from '@solar/contracts/inventory/fields';
import { binContentsSchema, type BinContents } from '@solar/contracts/inventory/stock-levels';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { problem } from '@solar/service-kit/errors/problem';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import type { Model } from 'mongoose';
import { ZodResponse } from 'nestjs-zod';
import { binRefOf } from '../locations/location-directory';
import { LocationRepository } from '../locations/location.repository';
import { ProductDirectory } from '../products/product-directory';
import type { BalanceDoc } from '../stock/balance.schema';

/** A bin with more products than this is a pile. */
const ITEMS_MAX = 200;

class BinContentsView extends createZodDto(binContentsSchema) {}

/** What lies in a bin, for the one who stands before it. */
@Controller('api/inventory/bins/:id/contents')
export class BinContentsController {
  constructor(
    @InjectModel('Balance') private readonly balances: Model<BalanceDoc>,
    private readonly locations: LocationRepository,
    private readonly products: ProductDirectory,
  ) {}

  @Get()
  @RequirePermission('inventory.stock.read')
  @ZodResponse({ status: 200, type: BinContentsView })
  async contents(@Param('id', idPipe(INVENTORY_ID_PREFIX.bin)) id: string): Promise<BinContents> {
    const bin = await this.locations.findBin(id);
    if (!bin) throw problem.notFound('Bin');
    const rows = await this.balances
      .find({ binId: id, onHand: { $gt: 0 } })
      .limit(ITEMS_MAX)
      .lean();
    const productOf = await this.products.refs(rows.map((row) => row.productId));
    const items = rows.map(({ productId, lot, onHand, allocated }) => ({
      ...{ product: productOf(productId), lot: lot || null, onHand, allocated },
    }));
    return {
      bin: binRefOf(bin),
      maxCapacity: bin.maxCapacity ?? null,
      items: items.sort((a, b) => a.product.sku.localeCompare(b.product.sku)),
    };
  }
}
