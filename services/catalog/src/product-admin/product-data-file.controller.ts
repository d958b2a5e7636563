import { Controller, Get, Header, StreamableFile } from '@nestjs/common';
import { ApiProduces } from '@nestjs/swagger';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { ProductDataFile } from './product-data-file';

@Controller('api/catalog/admin/product-data')
export class ProductDataFileController {
  constructor(private readonly file: ProductDataFile) {}

  @Get('file')
  @RequirePermission('catalog.products.read')
  @Header('cache-control', 'no-store')
  @ApiProduces('text/csv')
  export() {
    return new StreamableFile(Buffer.from(this.file.export()), {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="products.csv"',
    });
  }
}
