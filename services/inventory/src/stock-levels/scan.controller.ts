import { Controller, Get, Query } from '@nestjs/common';
import { scanQuerySchema, scanResultSchema } from '@solar/contracts/inventory/stock-levels';
import type { ScanResult } from '@solar/contracts/inventory/stock-levels';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { problem } from '@solar/service-kit/errors/problem';
import { createZodDto, ZodResponse } from 'nestjs-zod';
import { binRefOf } from '../locations/location-directory';
import { LocationRepository } from '../locations/location.repository';
import { OrderStockRepository } from '../orders/order-stock.repository';
import { ProductDirectory } from '../products/product-directory';

class ScanQuery extends createZodDto(scanQuerySchema) {}
class ScanView extends createZodDto(scanResultSchema) {}

/** Says what a scanned label names: a bin by its code, a product by its SKU, an order by its number. */
@Controller('api/inventory/scan')
export class ScanController {
  constructor(
    private readonly locations: LocationRepository,
    private readonly products: ProductDirectory,
    private readonly orders: OrderStockRepository,
  ) {}

  @Get()
  @RequirePermission('inventory.stock.read')
  @ZodResponse({ status: 200, type: ScanView })
  async scan(@Query() { code }: ScanQuery): Promise<ScanResult> {
    const bin = await this.locations.findBinByCode(code.toUpperCase());
    if (bin) return { match: { kind: 'bin', bin: binRefOf(bin) } };
    const product = await this.products.findBySku(code);
    if (product) return { match: { kind: 'product', product } };
    const order = await this.orders.findByNumber(code);
    if (!order) throw problem.notFound('Code');
    const { orderId, orderNumber } = order;
    return { match: { kind: 'order', order: { orderId, orderNumber } } };
  }
}
