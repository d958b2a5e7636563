import { Injectable } from '@nestjs/common';
import { productChanged } from '@solar/contracts/catalog/events';
import type { Envelope } from '@solar/contracts/common/envelope';
import { stockLevelChanged } from '@solar/contracts/inventory/events';
import { OnMessage } from '@solar/service-kit/messaging/on-message';
import type { z } from 'zod';
import { ProductViewRepository } from './product-view.repository';

/** Projects catalogue and stock; every write is guarded by the message's version, so no inbox is needed. */
@Injectable()
export class ProductViewConsumer {
  constructor(private readonly views: ProductViewRepository) {}

  @OnMessage(productChanged, { durable: 'product-views', inbox: false })
  async onProduct(data: z.infer<typeof productChanged.data>, envelope: Envelope): Promise<void> {
    const { sku, slug, name, brand, weightGrams } = data;
    const active = data.active && !data.deleted;
    await this.views.putCatalogFields(data.productId, envelope.version, {
      sku,
      slug,
      name,
      brand,
      weightGrams,
      active,
    });
  }

  @OnMessage(stockLevelChanged, { durable: 'stock-levels', inbox: false })
  async onStock(data: z.infer<typeof stockLevelChanged.data>, envelope: Envelope): Promise<void> {
    await this.views.putStock(data.productId, envelope.version, {
      available: data.available,
      stockStatus: data.status,
    });
  }
}
