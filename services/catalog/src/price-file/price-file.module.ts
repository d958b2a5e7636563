import { Module } from '@nestjs/common';
import { ProductModule } from '../product/product.module';
import { PriceFileController } from './price-file.controller';
import { PriceFileService } from './price-file.service';

@Module({
  imports: [ProductModule],
  controllers: [PriceFileController],
  providers: [PriceFileService],
})
export class PriceFileModule {}
