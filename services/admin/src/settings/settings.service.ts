import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { settingsChanged } from '@solar/contracts/admin/events';
import type {
  PublicSettings,
  SiteSettings,
  SiteSettingsInput,
} from '@solar/contracts/admin/site-http';
import { officeDay } from '@solar/contracts/common/office-time';
import { problem } from '@solar/service-kit/errors/problem';
import { Outbox, outboxEntry, type OutboxEntry } from '@solar/service-kit/messaging/outbox';
import { isDuplicateKey } from '@solar/service-kit/mongo/duplicate-key';
import { afterCommit } from '@solar/service-kit/mongo/transactions';
import type { ClientSession, Model } from 'mongoose';
import { DEFAULT_SETTINGS } from './default-settings';
import { announcedSettings } from './announced-settings';
import { SETTINGS_ID, type SettingsDoc } from './settings.schema';
import { keptSettings, publicSettings, shownSettings } from './shown-settings';

/** What settings from before these were kept say. */
const { carriers, returnDays, timeZone, holidays } = DEFAULT_SETTINGS;
const LATER_SETTINGS = {
  carriers,
  returnDays,
  timeZone,
  holidays,
  quoteHoldHours: 0,
  priceListSecondPerson: false,
  demoBanner: false,
};

/** The site's settings; the first read writes the defaults. */
@Injectable()
export class SettingsService {
  constructor(
    @InjectModel('Settings') private readonly settings: Model<SettingsDoc>,
    private readonly outbox: Outbox,
  ) {}

  async read(): Promise<SiteSettings> {
    const doc = await this.settings.findById(SETTINGS_ID).lean<SettingsDoc>();
    if (!doc) return this.writeDefaults();
    return shownSettings({ ...LATER_SETTINGS, ...doc.values }, doc.version);
  }

  async readPublic(): Promise<PublicSettings> {
    return publicSettings(await this.read());
  }

  async carrierNames(): Promise<{ items: string[] }> {
    const { carriers = [] } = await this.read();
    return { items: carriers.map(({ name }) => name) };
  }

  /**
   * Replaces all settings but the currency, which changes with the prices only; 409 when somebody else changed them since
   * `version`.
   */
  async replace(values: SiteSettingsInput, version: number): Promise<SiteSettings> {
    const before = await this.read();
    if (values.currency !== before.currency) {
      throw problem.unprocessable(
        'currency.not_converted',
        'Prices go with the currency: change it by itself',
      );
    }
    return this.write(withRateDate(values, before), version);
  }

  /** The same for whoever converts the prices too. */
  async write(
    values: SiteSettingsInput,
    version: number,
    session?: ClientSession,
  ): Promise<SiteSettings> {
    const changed = { values: keptSettings(values), version: version + 1 };
    // Takes the place of an older state that may not be published yet: nobody needs that one any more.
    const outbox = this.outbox.owed([changedEntry(changed)]);
    const result = await this.settings.updateOne(
      { _id: SETTINGS_ID, version },
      { $set: { ...changed, outbox } },
      session ? { session } : {},
    );
    if (result.matchedCount === 0) {
      throw problem.changedMeanwhile();
    }
    afterCommit(session, () => void this.outbox.publish('settings', SETTINGS_ID, outbox));
    return shownSettings(changed.values, changed.version);
  }

  private async writeDefaults(): Promise<SiteSettings> {
    const values = { ...DEFAULT_SETTINGS, dirhamRateDate: officeDay(new Date()) };
    const state = { values, version: 0 };
    const outbox = this.outbox.owed([changedEntry(state)]);
    try {
      await this.settings.create([{ _id: SETTINGS_ID, ...state, outbox }]);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return this.read();
    }
    void this.outbox.publish('settings', SETTINGS_ID, outbox);
    return shownSettings(state.values, state.version);
  }
}

/** A rate that changes without a date of its own is of today. */
function withRateDate(values: SiteSettingsInput, before: SiteSettingsInput): SiteSettingsInput {
  const isUndated =
    values.dirhamRate !== before.dirhamRate && values.dirhamRateDate === before.dirhamRateDate;
  return isUndated ? { ...values, dirhamRateDate: officeDay(new Date()) } : values;
}

function changedEntry({ values, version }: Pick<SettingsDoc, 'values' | 'version'>): OutboxEntry {
  const data = announcedSettings(values);
  return outboxEntry(settingsChanged, { aggregateId: SETTINGS_ID, version, data });
}
