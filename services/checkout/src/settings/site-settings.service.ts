import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Subscription } from '@nats-io/transport-node';
import { DEFAULT_CARRIERS, trackingUrlOf } from '@solar/contracts/admin/carriers';
import { DEFAULT_RETURN_DAYS } from '@solar/contracts/admin/site-http';
import { settingsChanged } from '@solar/contracts/admin/events';
import { NatsClient } from '@solar/service-kit/messaging/nats-client';
import { projectNewest } from '@solar/service-kit/mongo/project-newest';
import type { Model } from 'mongoose';
import type { z } from 'zod';
import { onAnnounced } from './announcements';
import { Remembered } from './remembered';
import type { SiteSettingsDoc } from './site-settings.schema';

export type SiteSettings = Omit<SiteSettingsDoc, '_id' | 'version' | 'createdAt' | 'updatedAt'>;
type Changed = z.infer<typeof settingsChanged.data>;
type Known = { version: number; settings: SiteSettings };

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

const SITE = 'site';

/** The site's settings in the memory of every replica: read once, then kept up to date by the event itself. */
@Injectable()
export class SiteSettingsService implements OnModuleInit, OnApplicationShutdown {
  private readonly memory = new Remembered(() => this.load());
  private subscription: Subscription | null = null;

  constructor(
    @InjectModel('SiteSettings') private readonly model: Model<SiteSettingsDoc>,
    private readonly nats: NatsClient,
  ) {}

  onModuleInit(): void {
    this.subscription = onAnnounced(this.nats, settingsChanged, ({ version, data }) => {
      this.remember(version, data);
    });
  }

  onApplicationShutdown(): void {
    this.subscription?.unsubscribe();
  }

  async current(): Promise<SiteSettings> {
    return (await this.memory.read()).settings;
  }

  /** The carrier's page of a parcel, as far as it is known. */
  async trackingUrl(parcel: Parameters<typeof trackingUrlOf>[1]): Promise<string | null> {
    const { carriers = DEFAULT_CARRIERS } = await this.current();
    return trackingUrlOf(carriers, parcel);
  }

  /** Days after shipment in which customers may ask for a return. */
  async returnDays(): Promise<number> {
    return (await this.current()).returnDays ?? DEFAULT_RETURN_DAYS;
  }

  /** Keeps the settings for the next start. */
  async project(version: number, data: Changed): Promise<void> {
    await projectNewest(this.model, [{ id: SITE, version, fields: settingsOf(data) }]);
    this.remember(version, data);
  }

  private remember(version: number, data: Changed): void {
    const known = this.memory.known();
    if (known && known.version >= version) return;
    this.memory.keep({ version, settings: settingsOf(data) });
  }

  private async load(): Promise<Known> {
    const doc = await this.model.findById(SITE).lean();
    return doc ? { version: doc.version, settings: doc } : { version: -1, settings: DEFAULTS };
  }
}

function settingsOf({ currencySymbol: _symbol, ...settings }: Changed): SiteSettings {
  return settings;
}
