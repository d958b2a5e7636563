import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Envelope } from '@solar/contracts/common/envelope';
import { productChanged } from '@solar/contracts/catalog/events';
import { OnMessage } from '@solar/service-kit/messaging/on-message';
import { isDuplicateKey } from '@solar/service-kit/mongo/duplicate-key';
import { searchTermsOf } from '@solar/service-kit/mongo/search-terms';
import type { Model } from 'mongoose';
import type { z } from 'zod';
import { DEFAULT_LOW_STOCK_AT } from '../stock/domain/availability';
import type { ProductStockDoc } from '../stock/product-stock.schema';

/** Keeps the names of the catalogue's products beside their stock. */
@Injectable()
export class ProductConsumer {
  constructor(@InjectModel('ProductStock') private readonly products: Model<ProductStockDoc>) {}

  @OnMessage(productChanged, { durable: 'project-products', inbox: false })
  async project(data: z.infer<typeof productChanged.data>, envelope: Envelope): Promise<void> {
    const { productId, sku, name, brand, slug, categorySlug, active, deleted } = data;
    try {
      await this.products.updateOne(
        { _id: productId, catalogVersion: { $lt: envelope.version } },
        {
          $set: {
            ...{ sku, name, brand, slug, categorySlug, active, deleted },
            searchTerms: searchTermsOf([sku, name, brand]),
            catalogVersion: envelope.version,
          },
          $setOnInsert: { lowStockAt: DEFAULT_LOW_STOCK_AT },
        },
        { upsert: true, setDefaultsOnInsert: true },
      );
    } catch (error) {
      // The row exists at this version or a newer one: an old or repeated message says nothing new.
      if (!isDuplicateKey(error, '_id')) throw error;
    }
  }
}
