import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ATTRIBUTE, attributeSchema } from '../attribute/attribute.schema';
import { BRAND, brandSchema } from '../brand/brand.schema';
import { CATEGORY, categorySchema } from '../category/category.schema';
import { CONTENT_PAGE, contentPageSchema } from '../content/content-page.schema';
import { CUSTOMER_GROUP, customerGroupSchema } from '../customer/customer.schema';
import { PRICE_LIST, priceListSchema } from '../price-list/price-list.schema';
import { ProductRepository } from '../product/product.repository';
import { PRODUCT, productSchema } from '../product/product.schema';
import { SHOP_SETTINGS, shopSettingsSchema } from '../settings/shop-settings.schema';
import { STOCK_LEVEL, stockLevelSchema } from '../stock/stock-level.schema';
import { CatalogueIndex } from './catalogue-index';
import { CatalogueSource } from './catalogue-source';
import { ChangeLog } from './change-log';
import { CatalogueWriter } from './catalogue-writer';
import { INDEX_CHANGE, indexChangeSchema } from './index-change.schema';

/** The read index and the log that keeps it fresh, for every feature. */
@Global()
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: PRODUCT, schema: productSchema },
      { name: CATEGORY, schema: categorySchema },
      { name: BRAND, schema: brandSchema },
      { name: ATTRIBUTE, schema: attributeSchema },
      { name: PRICE_LIST, schema: priceListSchema },
      { name: CUSTOMER_GROUP, schema: customerGroupSchema },
      { name: STOCK_LEVEL, schema: stockLevelSchema },
      { name: CONTENT_PAGE, schema: contentPageSchema },
      { name: SHOP_SETTINGS, schema: shopSettingsSchema },
      { name: INDEX_CHANGE, schema: indexChangeSchema },
    ]),
  ],
  providers: [CatalogueSource, ChangeLog, CatalogueIndex, CatalogueWriter, ProductRepository],
  exports: [ChangeLog, CatalogueIndex, CatalogueWriter, ProductRepository, MongooseModule],
})
export class IndexModule {}
