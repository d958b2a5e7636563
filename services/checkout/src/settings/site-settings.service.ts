import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { settingsChanged } from '@solar/contracts/admin/events';
import type { Envelope } from '@solar/contracts/common/envelope';
import { OnMessage } from '@solar/service-kit/messaging/on-message';
import { afterCommit } from '@solar/service-kit/mongo/transactions';
import type { ClientSession, Model } from 'mongoose';
import type { z } from 'zod';
import { TimedCache } from './timed-cache';
import type { SiteSettingsDoc } from './site-settings.schema';

export type SiteSettings = Omit<SiteSettingsDoc, '_id' | 'version' | 'createdAt' | 'updatedAt'>;

/** What holds until the admin slice has published its settings. */
const DEFAULTS: SiteSettings = {
  siteName: 'Alsa Solar',
  contactEmail: 'sales@alsa.example',
  currency: 'USD',
  taxEnabled: true,
  taxBasisPoints: 500,
  shippingEnabled: true,
  defaultShippingMinor: 5_000,
  paymentsEnabled: true,
};

@Injectable()
export class SiteSettingsService {
  private readonly cache = new TimedCache(() => this.load());

  constructor(@InjectModel('SiteSettings') private readonly model: Model<SiteSettingsDoc>) {}

  current(): Promise<SiteSettings> {
    return this.cache.get();
  }

  @OnMessage(settingsChanged, { durable: 'site-settings', latestOnly: true })
  async project(
    data: z.infer<typeof settingsChanged.data>,
    _envelope: Envelope,
    session: ClientSession,
  ): Promise<void> {
    const { currencySymbol: _symbol, ...settings } = data;
    await this.model.updateOne({ _id: 'site' }, { $set: settings }, { session, upsert: true });
    afterCommit(session, () => this.cache.clear());
  }

  private async load(): Promise<SiteSettings> {
    return (await this.model.findById('site').lean()) ?? DEFAULTS;
  }
}
