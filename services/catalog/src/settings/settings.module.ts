import { Module, type OnModuleInit } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CatalogueFeeds } from '../index/catalogue-feeds';
import { ShopSettingsConsumer } from './shop-settings.consumer';
import { ShopSettingsRepository } from './shop-settings.repository';
import { SHOP_SETTINGS, shopSettingsSchema } from './shop-settings.schema';

@Module({
  imports: [MongooseModule.forFeature([{ name: SHOP_SETTINGS, schema: shopSettingsSchema }])],
  controllers: [ShopSettingsConsumer],
  providers: [ShopSettingsRepository],
})
export class SettingsModule implements OnModuleInit {
  constructor(
    private readonly feeds: CatalogueFeeds,
    private readonly settings: ShopSettingsRepository,
  ) {}

  onModuleInit(): void {
    this.feeds.register('settings', (ids) => this.settings.records(ids));
  }
}
