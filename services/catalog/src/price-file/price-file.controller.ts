import { Body, Controller, Get, Header, HttpCode, Post, StreamableFile } from '@nestjs/common';
import { ApiProduces } from '@nestjs/swagger';
import { ZodResponse } from 'nestjs-zod';
import { priceFileResultSchema, priceFileSchema } from '@solar/contracts/catalog/price-file-http';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { PriceFileService } from './price-file.service';

class PriceFileDto extends createZodDto(priceFileSchema) {}
class PriceFileResultDto extends createZodDto(priceFileResultSchema) {}

@Controller('api/catalog/admin/prices/file')
export class PriceFileController {
  constructor(private readonly files: PriceFileService) {}

  @Get()
  @RequirePermission('catalog.prices.read')
  @Header('cache-control', 'no-store')
  @ApiProduces('text/csv')
  export() {
    return new StreamableFile(Buffer.from(this.files.export()), {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="prices.csv"',
    });
  }

  @Post()
  @HttpCode(200)
  @RequirePermission('catalog.prices.write')
  @ZodResponse({ status: 200, type: PriceFileResultDto })
  import(@Body() body: PriceFileDto) {
    return this.files.import(body);
  }
}
