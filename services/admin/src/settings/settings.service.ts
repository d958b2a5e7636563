import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { DEFAULT_CARRIERS } from '@solar/contracts/admin/carriers';
import { settingsChanged } from '@solar/contracts/admin/events';
import {
  invoicingSchema,
  publicSettingsSchema,
  type PublicSettings,
  type SiteSettings,
  type SiteSettingsInput,
} from '@solar/contracts/admin/site-http';
import { problem } from '@solar/service-kit/errors/problem';
import { Outbox, outboxEntry, type OutboxEntry } from '@solar/service-kit/messaging/outbox';
import { isDuplicateKey } from '@solar/service-kit/mongo/duplicate-key';
import type { Model } from 'mongoose';
import { DEFAULT_SETTINGS } from './default-settings';
import { SETTINGS_ID, type SettingsDoc } from './settings.schema';

/** The site's settings; the first read writes the defaults. */
/** Settings that what an earlier release has stored may lack. */
const ADDED_LATER: Partial<SiteSettingsInput> = { carriers: DEFAULT_CARRIERS, quoteHoldHours: 0 };

@Injectable()
export class SettingsService {
  constructor(
    @InjectModel('Settings') private readonly settings: Model<SettingsDoc>,
    private readonly outbox: Outbox,
  ) {}

  async read(): Promise<SiteSettings> {
    const doc = await this.settings.findById(SETTINGS_ID).lean<SettingsDoc>();
    if (!doc) return this.writeDefaults();
    return { ...ADDED_LATER, ...doc.values, version: doc.version };
  }

  async readPublic(): Promise<PublicSettings> {
    return publicSettingsSchema.strip().parse(await this.read());
  }

  async carrierNames(): Promise<{ items: string[] }> {
    const { carriers = [] } = await this.read();
    return { items: carriers.map(({ name }) => name) };
  }

  /** Replaces all settings; 409 when somebody else changed them since `version`. */
  async replace(values: SiteSettingsInput, version: number): Promise<SiteSettings> {
    await this.read();
    const changed = { values, version: version + 1 };
    // Takes the place of an older state that may not be published yet: nobody needs that one any more.
    const outbox = this.outbox.owed([changedEntry(changed)]);
    const result = await this.settings.updateOne(
      { _id: SETTINGS_ID, version },
      { $set: { ...changed, outbox } },
    );
    if (result.matchedCount === 0) {
      throw problem.conflict(
        'conflict.version',
        'Somebody else changed this meanwhile; load it again',
      );
    }
    void this.outbox.publish('settings', SETTINGS_ID, outbox);
    return { ...values, version: changed.version };
  }

  private async writeDefaults(): Promise<SiteSettings> {
    const state = { values: DEFAULT_SETTINGS, version: 0 };
    const outbox = this.outbox.owed([changedEntry(state)]);
    try {
      await this.settings.create([{ _id: SETTINGS_ID, ...state, outbox }]);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return this.read();
    }
    void this.outbox.publish('settings', SETTINGS_ID, outbox);
    return { ...state.values, version: state.version };
  }
}

function changedEntry({ values, version }: Pick<SettingsDoc, 'values' | 'version'>): OutboxEntry {
  return outboxEntry(settingsChanged, {
    aggregateId: SETTINGS_ID,
    version,
    data: {
      siteName: values.siteName,
      contactEmail: values.contactEmail,
      ...(values.carriers ? { carriers: values.carriers } : {}),
      currency: values.currency,
      currencySymbol: values.currencySymbol,
      taxEnabled: values.taxEnabled,
      taxBasisPoints: values.taxBasisPoints,
      shippingEnabled: values.shippingEnabled,
      defaultShippingMinor: values.defaultShippingMinor,
      paymentsEnabled: values.paymentsEnabled,
      invoicing: invoicingSchema.parse(values),
      quoteHoldHours: values.quoteHoldHours,
    },
  });
}
