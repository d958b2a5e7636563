import { Module } from '@nestjs/common';
import { ShopSettingsConsumer } from './shop-settings.consumer';

@Module({ providers: [ShopSettingsConsumer] })
export class SettingsModule {}
