import { Module } from '@nestjs/common';
import { AnswersModule } from './answers/answers.module';
import { AttributeModule } from './attribute/attribute.module';
import { BrandModule } from './brand/brand.module';
import { CategoryModule } from './category/category.module';
import { ContentModule } from './content/content.module';
import { CrawlersModule } from './crawlers/crawlers.module';
import { CurrencyModule } from './currency/currency.module';
import { CustomerModule } from './customer/customer.module';
import { DatasheetModule } from './datasheet/datasheet.module';
import { FitModule } from './fit/fit.module';
import { CatalogImportsModule } from './imports/catalog-imports.module';
import { IndexModule } from './index/index.module';
import { PriceFileModule } from './price-file/price-file.module';
import { PriceListModule } from './price-list/price-list.module';
import { PricingModule } from './pricing/pricing.module';
import { PrivacyModule } from './privacy/privacy.module';
import { ProductModule } from './product/product.module';
import { ProductAdminModule } from './product-admin/product-admin.module';
import { RestockModule } from './restock/restock.module';
import { ReviewModule } from './review/review.module';
import { SearchModule } from './search/search.module';
import { SearchWordsModule } from './search-words/search-words.module';
import { SettingsModule } from './settings/settings.module';
import { StockModule } from './stock/stock.module';
import { StorefrontModule } from './storefront/storefront.module';

@Module({
  imports: [
    IndexModule,
    AnswersModule,
    FitModule,
    SettingsModule,
    CustomerModule,
    ContentModule,
    StockModule,
    ProductModule,
    AttributeModule,
    SearchWordsModule,
    BrandModule,
    CategoryModule,
    PricingModule,
    PriceListModule,
    CurrencyModule,
    ReviewModule,
    StorefrontModule,
    CrawlersModule,
    DatasheetModule,
    RestockModule,
    ProductAdminModule,
    CatalogImportsModule,
    PrivacyModule,
    PriceFileModule,
    SearchModule,
  ],
})
export class CatalogModule {}
