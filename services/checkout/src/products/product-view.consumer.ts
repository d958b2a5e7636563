import { Controller } from '@nestjs/common';
import { productChanged } from '@solar/contracts/catalog/events';
import type { Envelope } from '@solar/contracts/common/envelope';
import { ConsumeBatch } from '@solar/service-kit/messaging/handlers';
import type { z } from 'zod';
import { ProductViews } from './product-views';

type Changed = Envelope<z.infer<typeof productChanged.data>>;

@Controller()
export class ProductViewConsumer {
  constructor(private readonly views: ProductViews) {}

  @ConsumeBatch(productChanged, { durable: 'product-views' })
  async onProducts(batch: readonly Changed[]): Promise<void> {
    await this.views.project(batch);
  }
}
