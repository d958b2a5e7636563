import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common';
import { ApiProduces } from '@nestjs/swagger';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { PriceListTables } from './price-list-tables';

@Controller('api/catalog/admin/price-lists')
export class PriceListFileController {
  constructor(private readonly tables: PriceListTables) {}

  /** The prices of a list as a table, which can be changed elsewhere and imported again. */
  @Get(':id/file')
  @RequirePermission('catalog.prices.read')
  @Header('cache-control', 'no-store')
  @ApiProduces('text/csv')
  async file(@Param('id', idPipe('plt')) id: string) {
    return new StreamableFile(Buffer.from(await this.tables.export(id)), {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="price-list.csv"',
    });
  }
}
