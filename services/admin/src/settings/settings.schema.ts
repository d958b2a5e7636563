import type { SiteSettingsInput } from '@solar/contracts/admin/site-http';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';
import { Schema } from 'mongoose';

/** The one settings document. */
export type SettingsDoc = {
  _id: string;
  values: SiteSettingsInput;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export const SETTINGS_ID = 'site';

export const settingsSchema = defineSchema<SettingsDoc>(
  { values: { type: Schema.Types.Mixed, required: true } },
  { collection: 'settings' },
);
