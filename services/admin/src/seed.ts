import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { getModelToken } from '@nestjs/mongoose';
import type { ContentInput, ContentKind } from '@solar/contracts/admin/content-http';
import type { MailingInput } from '@solar/contracts/admin/mailings-http';
import type { ContactMessage } from '@solar/contracts/admin/site-http';
import type { Language, LocalizedText } from '@solar/contracts/common/localized';
import { runSeed } from '@solar/service-kit/bootstrap/run-seed';
import { newId } from '@solar/service-kit/mongo/new-id';
import type { Model } from 'mongoose';
import { ContentService } from './content/content.service';
import { MessagesService } from './messages/messages.service';
import { MailingsService } from './newsletter/mailings.service';
import type { SubscriptionDoc } from './newsletter/subscription.schema';
import { adminService } from './service';
import { SettingsService } from './settings/settings.service';

const FOLDER = resolve(__dirname, '../demo');
const EMPTY: LocalizedText = { en: '', fr: '' };

/** An entry of the demo files; what it leaves out is empty. Its body may stand in files of its own, see `withBody`. */
interface DemoEntry {
  slug: string;
  title: LocalizedText;
  excerpt?: LocalizedText;
  body?: LocalizedText;
  image?: string;
  featured?: boolean;
  fields?: Record<string, unknown>;
  [field: string]: unknown;
}

async function readDemo<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(resolve(FOLDER, file), 'utf8')) as T;
}

/** Kinds with a file of their own. */
const FILED_KINDS = [
  'projects',
  'pages',
  'blog-posts',
  'faqs',
  'team',
  'certificates',
  'gallery',
  'resources',
] as const;

/** Long texts are kept as `bodies/{kind}/{slug}.{language}.html`, where they can be read and edited. */
async function withBody(kind: ContentKind, entry: DemoEntry): Promise<DemoEntry> {
  if (entry.body) return entry;
  const read = (language: Language) =>
    readFile(resolve(FOLDER, 'bodies', kind, `${entry.slug}.${language}.html`), 'utf8').catch(
      () => '',
    );
  const [en, fr] = await Promise.all([read('en'), read('fr')]);
  return { ...entry, body: { en, fr } };
}

function toInput({ slug, title, excerpt, body, image, fields }: DemoEntry): ContentInput {
  return {
    slug,
    title,
    excerpt: excerpt ?? EMPTY,
    body: body ?? EMPTY,
    metaTitle: EMPTY,
    metaDescription: excerpt ?? EMPTY,
    image: image
      ? { path: image.startsWith('/') ? image : `/images/site/${image}`, alt: title }
      : null,
    fields: fields ?? {},
  };
}

/** Services keep their fields beside the common ones in the demo file. */
function serviceFields(entry: DemoEntry): DemoEntry {
  const { showInMenu = false, isNew = false, benefits = [] } = entry;
  return { ...entry, fields: { showInMenu, isNew, benefits } };
}

async function seedKind(content: ContentService, kind: ContentKind, entries: DemoEntry[]) {
  const existing = await content.listForEditors(kind, { page: 1, pageSize: 1 });
  if (existing.total > 0) return;
  for (const entry of entries) {
    const input = toInput(await withBody(kind, entry));
    const { id } = await content.create(kind, input, null, 'published');
    if (entry.featured) await content.setFeatured(kind, id, true);
  }
}

/** Messages of the contact form, as far as the office got with them. */
async function seedMessages(app: INestApplicationContext): Promise<void> {
  const messages = app.get(MessagesService, { strict: false });
  if ((await messages.list({ page: 1, pageSize: 1 })).total > 0) return;
  const entries = await readDemo<Omit<ContactMessage, 'id' | 'createdAt'>[]>('messages.json');
  for (const { status, ...input } of entries) {
    const { id } = await messages.keep(input);
    if (status !== 'new') await messages.setStatus(id, status);
  }
}

/** Subscriptions whose links nobody knows: the addresses are invented, so no mail goes there. */
async function seedSubscriptions(app: INestApplicationContext): Promise<void> {
  const model = app.get<Model<SubscriptionDoc>>(getModelToken('Subscription'), { strict: false });
  if (await model.exists({})) return;
  type Entry = Pick<SubscriptionDoc, 'email' | 'language' | 'status'>;
  for (const entry of await readDemo<Entry[]>('subscriptions.json')) {
    const [confirmHash, unsubscribeHash] = [randomBytes(32), randomBytes(32)].map((bytes) =>
      bytes.toString('hex'),
    );
    await model.create({ _id: newId('nws'), ...entry, confirmHash, unsubscribeHash });
  }
}

/** A newsletter that points to the newest articles, not sent yet. */
async function seedNewsletter(app: INestApplicationContext): Promise<void> {
  const mailings = app.get(MailingsService, { strict: false });
  if ((await mailings.list({ page: 1, pageSize: 1 })).total > 0) return;
  const articles = await app
    .get(ContentService)
    .listForEditors('blog-posts', { page: 1, pageSize: 3 });
  const texts = await readDemo<Pick<MailingInput, 'subject' | 'text'>>('newsletter.json');
  await mailings.add({ ...texts, entries: articles.items.map(({ id }) => id) });
}

/** Only where no editor has saved the settings yet: one who switches the banner off keeps it off. */
async function markAsDemo(settings: SettingsService): Promise<void> {
  const { version, ...values } = await settings.read();
  if (version === 0) await settings.replace({ ...values, demoBanner: true }, version);
}

void runSeed(adminService, async (app) => {
  const content = app.get(ContentService);
  await markAsDemo(app.get(SettingsService));
  const services = await readDemo<DemoEntry[]>('services.json');
  await seedKind(content, 'services', services.map(serviceFields));
  for (const kind of FILED_KINDS) {
    await seedKind(content, kind, await readDemo<DemoEntry[]>(`${kind}.json`));
  }
  const others = await readDemo<Record<string, DemoEntry[]>>('others.json');
  for (const [kind, entries] of Object.entries(others)) {
    await seedKind(content, kind as ContentKind, entries);
  }
  await seedMessages(app);
  await seedSubscriptions(app);
  await seedNewsletter(app);
});
