import { Controller, Get, Query } from '@nestjs/common';
import { scanQuerySchema, scanResultSchema } from '@solar/contracts/inventory/stock-levels';
import type { ScanMatch, ScanResult } from '@solar/contracts/inventory/stock-levels';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { problem } from '@solar/service-kit/errors/problem';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { ZodResponse } from 'nestjs-zod';
import { binRefOf } from '../locations/location-directory';
import { LocationRepository } from '../locations/location.repository';
import { OrderStockRepository } from '../orders/order-stock.repository';
import { ProductDirectory } from '../products/product-directory';
import { ScannedDocuments } from './scanned-documents';

class ScanQuery extends createZodDto(scanQuerySchema) {}
class ScanView extends createZodDto(scanResultSchema) {}

/** Says what a scanned label names: a bin by its code, a product by SKU or barcode, an order or a document by its number. */
@Controller('api/inventory/scan')
export class ScanController {
  constructor(
    private readonly locations: LocationRepository,
    private readonly products: ProductDirectory,
    private readonly orders: OrderStockRepository,
    private readonly documents: ScannedDocuments,
  ) {}

  @Get()
  @RequirePermission('inventory.stock.read')
  @ZodResponse({ status: 200, type: ScanView })
  async scan(@Query() { code }: ScanQuery): Promise<ScanResult> {
    const match = (await this.goods(code)) ?? (await this.paper(code));
    if (!match) throw problem.notFound('Code');
    return { match };
  }

  private async goods(code: string): Promise<ScanMatch | null> {
    const bin = await this.locations.findBinByCode(code.toUpperCase());
    if (bin) return { kind: 'bin', bin: binRefOf(bin) };
    const byBarcode = await this.products.findByBarcode(code);
    const product = byBarcode ?? (await this.products.findBySku(code));
    return product && { kind: 'product', product };
  }

  private async paper(code: string): Promise<ScanMatch | null> {
    const document = await this.documents.find(code.toUpperCase());
    if (document) return { kind: 'document', document };
    const order = await this.orders.findByNumber(code);
    if (!order) return null;
    const { orderId, orderNumber } = order;
    return { kind: 'order', order: { orderId, orderNumber } };
  }
}
