import { Module } from '@nestjs/common';
import { AttributeModule } from './attribute/attribute.module';
import { BrandModule } from './brand/brand.module';
import { CategoryModule } from './category/category.module';
import { ContentModule } from './content/content.module';
import { CustomerModule } from './customer/customer.module';
import { IndexModule } from './index/index.module';
import { PriceListModule } from './price-list/price-list.module';
import { PricingModule } from './pricing/pricing.module';
import { ProductModule } from './product/product.module';
import { ReviewModule } from './review/review.module';
import { SearchModule } from './search/search.module';
import { SettingsModule } from './settings/settings.module';
import { StockModule } from './stock/stock.module';

@Module({
  imports: [
    IndexModule,
    PricingModule,
    CategoryModule,
    BrandModule,
    AttributeModule,
    ReviewModule,
    ProductModule,
    PriceListModule,
    SearchModule,
    StockModule,
    CustomerModule,
    ContentModule,
    SettingsModule,
  ],
})
export class CatalogModule {}
