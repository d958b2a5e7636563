import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type {
  InventorySettings,
  UpdateInventorySettings,
} from '@solar/contracts/inventory/settings';
import {
  DEFAULT_INVENTORY_SETTINGS,
  inventorySettingsSchema,
} from '@solar/contracts/inventory/settings';
import type { Model } from 'mongoose';
import type { SettingsDoc } from './settings.schema';

const ID = 'inventory';

/** What the warehouse decides for itself. */
@Injectable()
export class SettingsService {
  constructor(@InjectModel('Settings') private readonly settings: Model<SettingsDoc>) {}

  async get(): Promise<InventorySettings> {
    const doc = await this.settings.findById(ID).lean();
    const known = inventorySettingsSchema
      .strip()
      .partial()
      .parse(doc ?? {});
    return { ...DEFAULT_INVENTORY_SETTINGS, ...known };
  }

  async update(edit: UpdateInventorySettings): Promise<InventorySettings> {
    await this.settings.updateOne(
      { _id: ID },
      { $set: edit, $inc: { version: 1 } },
      { upsert: true },
    );
    return this.get();
  }
}
