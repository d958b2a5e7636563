import { Controller } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Envelope } from '@solar/contracts/common/envelope';
import { productChanged } from '@solar/contracts/catalog/events';
import { ConsumeBatch } from '@solar/service-kit/messaging/handlers';
import { projectNewest } from '@solar/service-kit/mongo/project-newest';
import { searchTermsOf } from '@solar/service-kit/mongo/search-terms';
import type { Model } from 'mongoose';
import type { z } from 'zod';
import { NEW_COUNTERS, type ProductStockDoc } from '../stock/product-stock.schema';

type Product = z.output<typeof productChanged.data>;

function fieldsOf(data: Product) {
  const { sku, name, brand, slug, categorySlug, active, deleted } = data;
  const searchTerms = searchTermsOf([sku, name, brand]);
  return { sku, name, brand, slug, categorySlug, active, deleted, searchTerms };
}

/** Keeps the names of the catalogue's products beside their stock. Counters and their version are the ledger's. */
@Controller()
export class ProductConsumer {
  constructor(@InjectModel('ProductStock') private readonly products: Model<ProductStockDoc>) {}

  @ConsumeBatch(productChanged, { durable: 'project-products' })
  async project(batch: readonly Envelope<Product>[]): Promise<void> {
    const rows = batch.map(({ aggregateId, version, data }) => ({
      ...{ id: aggregateId, version, fields: fieldsOf(data) },
    }));
    await projectNewest(this.products, rows, 'catalogVersion', NEW_COUNTERS);
  }
}
