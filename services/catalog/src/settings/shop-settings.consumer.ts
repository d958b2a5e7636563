import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { settingsChanged } from '@solar/contracts/admin/events';
import { Consume } from '@solar/service-kit/messaging/handlers';
import type { MessageContext } from '@solar/service-kit/messaging/message-context';
import { CatalogueWriter } from '../index/catalogue-writer';
import { ShopSettingsRepository } from './shop-settings.repository';
import { SHOP_SETTINGS_ID } from './shop-settings.schema';

type Settings = z.infer<typeof settingsChanged.data>;

/** Follows the currency and tax of prices, the name of the site, and where systems are designed for. */
@Controller()
export class ShopSettingsConsumer {
  constructor(
    private readonly settings: ShopSettingsRepository,
    private readonly writer: CatalogueWriter,
  ) {}

  @Consume(settingsChanged, { durable: 'shop-settings' })
  async project(settings: Settings, { envelope }: MessageContext): Promise<void> {
    const { currency, siteName, contactEmail, taxEnabled } = settings;
    const taxBasisPoints = taxEnabled ? settings.taxBasisPoints : null;
    const { priceListSecondPerson = false, designSites, utilities } = settings;
    const kept = {
      ...{ currency, siteName, contactEmail, taxBasisPoints, priceListSecondPerson },
      ...(designSites && { designSites }),
      ...(utilities && { utilities }),
    };
    await this.settings.project(kept, envelope.version);
    await this.writer.announce('settings', [SHOP_SETTINGS_ID]);
  }
}
