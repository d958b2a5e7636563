import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { projectNewest } from '@solar/service-kit/mongo/project-newest';
import type { SettingsRecord } from '../index/catalogue-records';
import { byIds } from '../storage/by-ids';
import { SHOP_SETTINGS, SHOP_SETTINGS_ID, type ShopSettingsDoc } from './shop-settings.schema';

@Injectable()
export class ShopSettingsRepository {
  constructor(@InjectModel(SHOP_SETTINGS) private readonly settings: Model<ShopSettingsDoc>) {}

  /** Keeps the newest settings by their version. */
  project(fields: Omit<SettingsRecord, '_id'>, version: number): Promise<void> {
    return projectNewest(this.settings, [{ id: SHOP_SETTINGS_ID, version, fields }]);
  }

  records(ids?: readonly string[]): Promise<SettingsRecord[]> {
    return this.settings
      .find(byIds(ids), { version: 0, createdAt: 0, updatedAt: 0 })
      .lean<SettingsRecord[]>()
      .exec();
  }
}
