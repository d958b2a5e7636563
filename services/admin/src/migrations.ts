import { settingsChanged } from '@solar/contracts/admin/events';
import type { Owed } from '@solar/service-kit/messaging/outbox-field';
import type { Migration } from '@solar/service-kit/mongo/migrations';
import { newId } from '@solar/service-kit/mongo/new-id';
import type { mongo } from 'mongoose';
import type { ContentDoc } from './content/content.schema';
import { mediaOf } from './content/media-of-entry';
import { announcedSettings } from './settings/announced-settings';
import { SETTINGS_ID, type SettingsDoc } from './settings/settings.schema';

export const migrations: Migration[] = [
  {
    // Stock levels are followed in memory.
    id: '001-drop-dashboard-stock',
    async up(db) {
      const known = await db.listCollections({ name: 'dashboard_stock' }).toArray();
      if (known.length > 0) await db.dropCollection('dashboard_stock');
    },
  },
  { id: '002-announce-settings', up: announceSettings },
  // Office hours were not announced before.
  { id: '003-announce-office-hours', up: announceSettings },
  { id: '004-media-of-content', up: noteMediaOfContent },
  // The inventory names the company on purchase orders.
  { id: '005-announce-company', up: announceSettings },
  // Papers of the checkout name the day of their rate in dirhams.
  { id: '006-announce-rate-date', up: announceSettings },
];

/** Entries from before it was kept say which files of the library they show. */
async function noteMediaOfContent(db: mongo.Db): Promise<void> {
  const content = db.collection<ContentDoc>('content');
  for await (const entry of content.find({ media: { $exists: false } })) {
    await content.updateOne({ _id: entry._id }, { $set: { media: mediaOf(entry) } });
  }
}

/**
 * Announces the settings as a newer version: what was published long ago is in no stream any more, and a service that has the same
 * version already would pass it over.
 */
async function announceSettings(db: mongo.Db): Promise<void> {
  const settings = db.collection<SettingsDoc>('settings');
  const site = await settings.findOne({ _id: SETTINGS_ID });
  if (!site) return;
  const version = site.version + 1;
  const time = new Date();
  const id = newId('evt');
  const to = { subject: settingsChanged.subject };
  const data = settingsChanged.data.parse(announcedSettings(site.values));
  const message = { id, to, aggregateId: SETTINGS_ID, version, time, traceparent: null, data };
  const outbox: Owed = { last: id, at: time, messages: [message] };
  await settings.updateOne(
    { _id: SETTINGS_ID, version: site.version },
    { $set: { outbox, version } },
  );
}
