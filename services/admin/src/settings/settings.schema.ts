import type { SiteSettingsInput } from '@solar/contracts/admin/site-http';
import { outboxField, owesMessages, type Owed } from '@solar/service-kit/messaging/outbox-field';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';
import { Schema } from 'mongoose';

/** The one settings document. */
export type SettingsDoc = {
  _id: string;
  values: SiteSettingsInput;
  outbox?: Owed;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export const SETTINGS_ID = 'site';

export const settingsSchema = defineSchema<SettingsDoc>(
  { values: { type: Schema.Types.Mixed, required: true }, ...outboxField },
  { collection: 'settings' },
);
owesMessages(settingsSchema);
