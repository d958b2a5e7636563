import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { SettingsRecord } from '../index/catalogue-records';
import { byIds } from '../storage/by-ids';
import { SHOP_SETTINGS, type ShopSettingsDoc } from './shop-settings.schema';

@Injectable()
export class ShopSettingsRepository {
  constructor(@InjectModel(SHOP_SETTINGS) private readonly settings: Model<ShopSettingsDoc>) {}

  records(ids?: readonly string[]): Promise<SettingsRecord[]> {
    return this.settings.find(byIds(ids), { currency: 1 }).lean<SettingsRecord[]>().exec();
  }
}
