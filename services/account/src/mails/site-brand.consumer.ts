import { Controller } from '@nestjs/common';
import { settingsChanged } from '@solar/contracts/admin/events';
import type { Envelope } from '@solar/contracts/common/envelope';
import { ConsumeBatch } from '@solar/service-kit/messaging/handlers';
import type { z } from 'zod';
import { SiteBrand } from './site-brand';

/** Keeps the company's name, address and office hours of the site's settings. */
@Controller()
export class SiteBrandConsumer {
  constructor(private readonly site: SiteBrand) {}

  @ConsumeBatch(settingsChanged, { durable: 'site-brand' })
  async settingsChanged(
    batch: readonly Envelope<z.output<typeof settingsChanged.data>>[],
  ): Promise<void> {
    await this.site.keep(batch);
  }
}
