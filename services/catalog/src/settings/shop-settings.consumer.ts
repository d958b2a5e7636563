import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { z } from 'zod';
import { settingsChanged } from '@solar/contracts/admin/events';
import type { Envelope } from '@solar/contracts/common/envelope';
import { OnMessage } from '@solar/service-kit/messaging/on-message';
import { ChangeLog } from '../index/change-log';
import { SHOP_SETTINGS, SHOP_SETTINGS_ID, type ShopSettingsDoc } from './shop-settings.schema';

type Settings = z.infer<typeof settingsChanged.data>;

/** Follows the currency that prices are in. */
@Injectable()
export class ShopSettingsConsumer {
  constructor(
    @InjectModel(SHOP_SETTINGS) private readonly settings: Model<ShopSettingsDoc>,
    private readonly changes: ChangeLog,
  ) {}

  @OnMessage(settingsChanged, { durable: 'shop-settings', latestOnly: true })
  async project(
    { currency }: Settings,
    _envelope: Envelope<Settings>,
    session: ClientSession,
  ): Promise<void> {
    await this.settings.updateOne(
      { _id: SHOP_SETTINGS_ID },
      { $set: { currency } },
      { upsert: true, session },
    );
    await this.changes.record(session, 'settings', [SHOP_SETTINGS_ID]);
  }
}
