import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { settingsChanged } from '@solar/contracts/admin/events';
import {
  publicSettingsSchema,
  type PublicSettings,
  type SiteSettings,
  type SiteSettingsInput,
} from '@solar/contracts/admin/site-http';
import { Outbox } from '@solar/service-kit/messaging/outbox';
import { isDuplicateKey } from '@solar/service-kit/mongo/duplicate-key';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import { updateVersioned } from '@solar/service-kit/mongo/update-versioned';
import type { ClientSession, Model } from 'mongoose';
import { DEFAULT_SETTINGS } from './default-settings';
import { SETTINGS_ID, type SettingsDoc } from './settings.schema';

/** The site's settings; the first read writes the defaults. */
@Injectable()
export class SettingsService {
  constructor(
    @InjectModel('Settings') private readonly settings: Model<SettingsDoc>,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  async read(): Promise<SiteSettings> {
    const doc = await this.settings.findById(SETTINGS_ID).lean<SettingsDoc>();
    return doc ? { ...doc.values, version: doc.version } : this.writeDefaults();
  }

  async readPublic(): Promise<PublicSettings> {
    return publicSettingsSchema.strip().parse(await this.read());
  }

  /** Replaces all settings; 409 when somebody else changed them since `version`. */
  async replace(values: SiteSettingsInput, version: number): Promise<SiteSettings> {
    await this.read();
    return this.transactions.run(async (session) => {
      await updateVersioned(
        this.settings,
        { _id: SETTINGS_ID, version },
        { $set: { values } },
        session,
      );
      const changed = { values, version: version + 1 };
      await this.announce(session, changed);
      return { ...values, version: changed.version };
    });
  }

  private async writeDefaults(): Promise<SiteSettings> {
    const doc = { _id: SETTINGS_ID, values: DEFAULT_SETTINGS, version: 0 };
    try {
      await this.transactions.run(async (session) => {
        await this.settings.create([doc], { session });
        await this.announce(session, doc);
      });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return this.read();
    }
    return { ...doc.values, version: doc.version };
  }

  private async announce(
    session: ClientSession,
    { values, version }: Pick<SettingsDoc, 'values' | 'version'>,
  ): Promise<void> {
    await this.outbox.add(session, settingsChanged, {
      aggregateId: SETTINGS_ID,
      version,
      data: {
        siteName: values.siteName,
        contactEmail: values.contactEmail,
        currency: values.currency,
        currencySymbol: values.currencySymbol,
        taxEnabled: values.taxEnabled,
        taxBasisPoints: values.taxBasisPoints,
        shippingEnabled: values.shippingEnabled,
        defaultShippingMinor: values.defaultShippingMinor,
        paymentsEnabled: values.paymentsEnabled,
      },
    });
  }
}
