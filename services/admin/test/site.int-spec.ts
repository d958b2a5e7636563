import type { MediaFolders, MediaUses } from '@solar/contracts/admin/media-http';
import type { CurrencyChange } from '@solar/contracts/admin/currency-http';
import { officeDay } from '@solar/contracts/common/office-time';
import { currencyChanged, settingsChanged } from '@solar/contracts/admin/events';
import {
  CV_BYTES_MAX,
  type ContactMessage,
  type Dashboard,
  type Media,
  type SiteSettings,
} from '@solar/contracts/admin/site-http';
import type { SystemStatus } from '@solar/contracts/admin/status-http';
import { userChanged } from '@solar/contracts/account/events';
import { orderPlaced, orderStatusChanged } from '@solar/contracts/checkout/events';
import type { AuditView } from '@solar/contracts/admin/audit-http';
import { auditRecorded, type AuditEntry } from '@solar/contracts/common/audit';
import type { Page } from '@solar/contracts/common/pagination';
import { serviceStatusRead } from '@solar/contracts/common/service-status';
import type { MailList, MailPreview } from '@solar/contracts/common/mail-preview-http';
import type { Problem } from '@solar/contracts/common/problem';
import { stockLevels } from '@solar/contracts/inventory/events';
import { sendMailContract } from '@solar/service-kit/mail/mail-message';
import { LastValues } from '@solar/service-kit/messaging/last-values';
import { Outbox } from '@solar/service-kit/messaging/outbox';
import type { Owed } from '@solar/service-kit/messaging/outbox-field';
import { Database } from '@solar/service-kit/mongo/database';
import { newId } from '@solar/service-kit/mongo/new-id';
import { unclassifiedCollections } from '@solar/service-kit/testing/audit';
import { unlistedAuditFields } from '@solar/service-kit/testing/audited-fields';
import { commandsDuring } from '@solar/service-kit/testing/sent-commands';
import { announceDeletion, exportOf } from '@solar/service-kit/testing/personal-data';
import type { TestService } from '@solar/service-kit/testing/test-service';
import sharp from 'sharp';
import mailTexts from '../locales/mails.en.json';
import { migrations } from '../src/migrations';
import { SETTINGS_ID, type SettingsDoc } from '../src/settings/settings.schema';
import { projectInput, startAdmin, text } from './admin-service';

/** Nobody takes mails here. */
const MAILS = ['admin--send-mail'];

describe('site', () => {
  let service: TestService;
  let admin: string;

  beforeAll(async () => {
    service = await startAdmin();
    admin = await service.token({ role: 'admin' });
  });
  afterAll(() => service.close());

  describe('settings', () => {
    it('shows visitors the public part only', async () => {
      const { status, body } = await service.request<Record<string, unknown>>(
        'GET',
        '/api/content/settings',
      );
      expect(status).toBe(200);
      expect(body['siteName']).toBe('Alsa Solar');
      expect(Object.keys(body)).not.toContain('taxBasisPoints');
    });

    it('changes them once per version and informs the other slices', async () => {
      const { body } = await service.request<SiteSettings>('GET', '/api/admin/settings', {
        token: admin,
      });
      const carrier = { name: 'Desert Post', trackingUrl: 'https://post.example/{number}' };
      const edited = { ...body, taxBasisPoints: 700, carriers: [carrier] };
      const saved = await service.request<SiteSettings>('PUT', '/api/admin/settings', {
        token: admin,
        body: edited,
      });
      expect(saved.body).toMatchObject({ taxBasisPoints: 700, version: body.version + 1 });
      const stale = await service.request<Problem>('PUT', '/api/admin/settings', {
        token: admin,
        body: edited,
      });
      expect(stale.body.code).toBe('conflict.version');
      const event = await service.waitFor(async () =>
        (await service.published(settingsChanged)).find(({ data }) => data.taxBasisPoints === 700),
      );
      expect(event.version).toBe(body.version + 1);
      expect(event.data.carriers).toEqual([carrier]);
      const names = await service.request('GET', '/api/content/carriers');
      expect(names.body).toEqual({ items: ['Desert Post'] });
    });

    it('date the dirham rate: by the day on which it changes, or as stated', async () => {
      const get = async () =>
        (await service.request<SiteSettings>('GET', '/api/admin/settings', { token: admin })).body;
      const put = (body: object) =>
        service.request<SiteSettings>('PUT', '/api/admin/settings', { token: admin, body });
      const before = await get();
      const today = officeDay(new Date());
      expect(before.dirhamRateDate).toBe(today);
      const stated = await put({ ...before, dirhamRate: '3.67', dirhamRateDate: '2026-01-31' });
      expect(stated.body).toMatchObject({ dirhamRate: '3.67', dirhamRateDate: '2026-01-31' });
      const kept = await put({ ...stated.body, phone: '+971 4 555 0143' });
      expect(kept.body.dirhamRateDate).toBe('2026-01-31');
      const shown = await service.request('GET', '/api/content/settings');
      expect(shown.body).toMatchObject({ dirhamRate: '3.67', dirhamRateDate: '2026-01-31' });
      const changed = await put({ ...kept.body, dirhamRate: '3.6725' });
      expect(changed.body.dirhamRateDate).toBe(today);
      expect((await put({ ...changed.body, dirhamRateDate: '31.01.2026' })).status).toBe(400);
    });

    it('have a history that names who changed what, and can be searched', async () => {
      const search = async (query: Record<string, string>, token = admin) =>
        service.request<Page<AuditEntry>>('GET', '/api/admin/audit', { token, query });
      await service.atRest(MAILS);
      const found = await search({ type: 'settings', field: 'taxbasis' });
      const [entry] = found.body.items;
      expect(entry).toMatchObject({
        service: 'admin',
        action: 'changed',
        actor: { kind: 'person', role: 'admin' },
        thing: { type: 'settings', id: SETTINGS_ID },
        via: 'PUT /api/admin/settings',
      });
      expect(entry?.changes).toContainEqual({
        field: 'values.taxBasisPoints',
        from: expect.any(Number) as number,
        to: 700,
      });
      const person = entry?.actor.kind === 'person' ? entry.actor.id : '';
      const queries: Record<string, string>[] = [
        { person },
        { thing: SETTINGS_ID },
        { by: 'person', action: 'changed' },
        { q: entry?.actor.name ?? '' },
        { from: '2020-01-01', to: '2099-01-01' },
      ];
      for (const query of queries) {
        const { body } = await search(query);
        expect(body.items.map(({ id }) => id)).toContain(entry?.id);
      }
      expect((await search({ to: '2020-01-01' })).body.items).toEqual([]);
      expect((await search({ person: 'usr_nobody' })).body.items).toEqual([]);

      const again = { aggregateId: SETTINGS_ID, version: 0, data: entry as AuditEntry };
      await service.publish(auditRecorded, again);
      await service.atRest(MAILS);
      const after = await search({ type: 'settings', field: 'taxbasis' });
      expect(after.body.total).toBe(found.body.total);
    });

    it('show their history to whoever may read them, and the whole trail to few', async () => {
      const editor = await service.token({ role: 'editor' });
      const customer = await service.token({ role: 'user' });
      const read = (path: string, token?: string) => service.request('GET', path, { token });
      expect((await read('/api/admin/audit')).status).toBe(401);
      expect((await read('/api/admin/audit', customer)).status).toBe(403);
      expect((await read('/api/admin/audit', editor)).status).toBe(403);
      const own = `/api/admin/audit/settings/${SETTINGS_ID}`;
      expect((await read(own, customer)).status).toBe(403);
      expect((await read(own, editor)).status).toBe(403);
      expect((await read(own, admin)).status).toBe(200);
      expect((await read('/api/admin/audit/content/cnt_1', editor)).status).toBe(200);
      expect((await read('/api/admin/audit/nothing/1', admin)).status).toBe(404);
      expect((await read('/api/admin/audit?from=yesterday', admin)).status).toBe(400);
    });

    it('show a price or cost in a history only to who may read it', async () => {
      const id = newId('prd');
      const entry: AuditEntry = {
        id: newId('aud'),
        at: new Date().toISOString(),
        ...{ service: 'catalog', action: 'changed', more: 0, via: null, traceId: null },
        actor: { kind: 'job', name: 'price-currency' },
        thing: { type: 'product', id, label: 'Panel' },
        changes: [
          { field: 'base', from: '123.45 USD', to: '234.56 USD' },
          { field: 'cost', from: '345.67 USD', to: '456.78 USD' },
        ],
      };
      await service.publish(auditRecorded, { aggregateId: id, version: 0, data: entry });
      await service.atRest(MAILS);
      const history = async (role: 'editor' | 'administrator') => {
        const token = await service.token({ role });
        return (await service.request('GET', `/api/admin/audit/product/${id}`, { token })).text;
      };
      expect(await history('editor')).toContain('"base"');
      expect(await history('editor')).not.toMatch(/123\.45|234\.56|345\.67|456\.78/);
      expect(await history('administrator')).toMatch(/123\.45.*456\.78/);

      const list = newId('plt');
      const changes = [{ field: `items[${id}].price`, from: null, to: '1.00 USD' }];
      const thing = { type: 'price-list', id: list, label: 'List' };
      const data = { ...entry, id: newId('aud'), thing, changes };
      await service.publish(auditRecorded, { aggregateId: list, version: 0, data });
      await service.atRest(MAILS);
      const token = await service.token({ role: 'administrator' });
      const path = `/api/admin/audit/price-list/${list}`;
      const { body } = await service.request<Page<AuditView>>('GET', path, { token });
      expect(body.items[0]?.names).toEqual([{ type: 'product', id, label: 'Panel' }]);
    });

    it('classify every collection for the audit trail', () => {
      expect(unclassifiedCollections(service)).toEqual([]);
      expect(unlistedAuditFields(service)).toEqual([]);
    });

    it('publishes them anew for services that never read them', async () => {
      const settings = service.db.collection<SettingsDoc>('settings');
      const announce = migrations.find(({ id }) => id === '002-announce-settings');
      await announce?.up(service.db);
      const doc = await settings.findOne({ _id: SETTINGS_ID });
      const id = doc?.outbox?.last;
      await service.get(Outbox).publish('settings', SETTINGS_ID, doc?.outbox as Owed);
      const event = (await service.published(settingsChanged)).find((one) => one.id === id);
      expect(event).toMatchObject({ version: doc?.version, data: { siteName: 'Alsa Solar' } });
      await service.waitFor(async () => !(await settings.findOne({ _id: SETTINGS_ID }))?.outbox);
    });

    it('keeps the times for tickets and announces them; a solution before the first answer is refused', async () => {
      const put = async (change: object) => {
        const { body } = await service.request<SiteSettings>('GET', '/api/admin/settings', {
          token: admin,
        });
        const ticketTargets = { ...body.ticketTargets, ...change };
        return service.request<Problem & SiteSettings>('PUT', '/api/admin/settings', {
          token: admin,
          body: { ...body, ticketTargets },
        });
      };
      const wrong = [
        { urgent: { firstAnswerHours: 5, solutionHours: 4 } },
        { urgent: { firstAnswerHours: 0, solutionHours: 4 } },
        { urgent: { firstAnswerHours: 1.5, solutionHours: 4 } },
        { urgent: { firstAnswerHours: 1, solutionHours: 721 } },
        { never: { firstAnswerHours: 1, solutionHours: 2 } },
        { urgent: undefined },
      ];
      for (const change of wrong) expect((await put(change)).status).toBe(400);
      const urgent = { firstAnswerHours: 1, solutionHours: 6 };
      expect((await put({ urgent })).body.ticketTargets.urgent).toEqual(urgent);
      const announced = await service.waitFor(async () =>
        (await service.published(settingsChanged)).find(
          ({ data }) => data.ticketTargets?.urgent.firstAnswerHours === 1,
        ),
      );
      expect(announced.data.ticketTargets).toMatchObject({ urgent, low: { solutionHours: 90 } });
    });

    it('keeps and announces where systems are designed for and by whose limits, each with its source', async () => {
      const put = async (change: Partial<SiteSettings>) => {
        const { body } = await service.request<SiteSettings>('GET', '/api/admin/settings', {
          token: admin,
        });
        return service.request<Problem & SiteSettings>('PUT', '/api/admin/settings', {
          token: admin,
          body: { ...body, ...change },
        });
      };
      const limit = { phase: null, maxKw: 10, source: 'A letter', url: '', asOf: '2026-01-02' };
      const ours = { code: 'ours', name: 'Ours', area: { en: 'Here', fr: 'Ici' }, limits: [limit] };
      const wrong: Partial<(typeof ours.limits)[number]>[] = [
        { maxKw: 0 },
        { source: '' },
        { asOf: 'soon' },
        { url: 'http://x.example' },
      ];
      for (const change of wrong) {
        const utilities = [{ ...ours, limits: [{ ...limit, ...change }] }];
        expect((await put({ utilities })).status).toBe(400);
      }
      expect((await put({ utilities: [{ ...ours, code: 'No' }] })).status).toBe(400);
      const dubai = { id: 'dubai' as const, cellMinC: 4, cellHotC: 78, roofC: 72 };
      expect((await put({ designSites: [{ ...dubai, cellHotC: 20 }] })).status).toBe(400);
      expect((await put({ utilities: [ours], designSites: [dubai] })).status).toBe(200);
      const announced = await service.waitFor(async () =>
        (await service.published(settingsChanged)).find(
          ({ data }) => data.utilities?.[0]?.code === 'ours',
        ),
      );
      expect(announced.data).toMatchObject({ utilities: [ours], designSites: [dubai] });
    });

    it('refuses rates that are no rates, and editors', async () => {
      const { body } = await service.request<SiteSettings>('GET', '/api/admin/settings', {
        token: admin,
      });
      for (const taxBasisPoints of [-1, 1.5, 1e9]) {
        const answer = await service.request('PUT', '/api/admin/settings', {
          token: admin,
          body: { ...body, taxBasisPoints },
        });
        expect(answer.status).toBe(400);
      }
      const editor = await service.token({ role: 'editor' });
      expect(
        (await service.request('PUT', '/api/admin/settings', { token: editor, body })).status,
      ).toBe(403);
    });
  });

  describe('previews of mails', () => {
    const read = <T>(path: string, token?: string) => service.request<T>('GET', path, { token });

    it('shows each with sample data, in both languages', async () => {
      const { body } = await read<MailList>('/api/admin/mails', admin);
      expect(body.items.map(({ name }) => name).sort()).toEqual(
        Object.keys(mailTexts.mails).sort(),
      );
      for (const { name } of body.items) {
        for (const language of ['en', 'fr']) {
          const shown = await read<MailPreview>(
            `/api/admin/mails/${name}?language=${language}`,
            admin,
          );
          expect(shown.body.html).toContain(`<html lang="${language}"`);
          expect(`${name} ${shown.body.text}`).not.toContain('‹');
        }
      }
    });

    it('knows no other mail and no other language, and is for staff', async () => {
      expect((await read('/api/admin/mails/constructor', admin)).status).toBe(404);
      expect((await read('/api/admin/mails?language=de', admin)).status).toBe(400);
      const customer = await service.token({ role: 'user' });
      expect((await read('/api/admin/mails', customer)).status).toBe(403);
      expect((await read('/api/admin/mails')).status).toBe(401);
    });
  });

  describe('currency', () => {
    const CHANGES = '/api/admin/currency-changes';
    const settings = async () =>
      (await service.request<SiteSettings>('GET', '/api/admin/settings', { token: admin })).body;
    const wanted = {
      ...{ currency: 'KWD', currencySymbol: 'KD', rate: '0.307', step: 50 },
      dirhamRate: '11.95',
    };

    it('changes by itself, with what follows from it, and is taken back', async () => {
      const owner = await service.token({ role: 'administrator' });
      const dated = { ...(await settings()), dirhamRateDate: '2026-02-01' };
      await service.request('PUT', '/api/admin/settings', { token: admin, body: dated });
      const before = await settings();
      const { version } = before;
      const aside = await service.request<Problem>('PUT', '/api/admin/settings', {
        ...{ token: admin, body: { ...before, currency: 'KWD' } },
      });
      expect(aside).toMatchObject({ status: 422, body: { code: 'currency.not_converted' } });

      const made = await service.request<CurrencyChange>('POST', CHANGES, {
        ...{ token: owner, body: { ...wanted, version } },
      });
      expect(made).toMatchObject({ status: 201, body: { from: 'USD', to: 'KWD', canUndo: true } });
      expect(await settings()).toMatchObject({
        ...{ currency: 'KWD', currencySymbol: 'KD', dirhamRate: '11.95' },
        // 45 dollars are 13.815 dinars, and 13.800 in steps of 50 fils.
        ...{ defaultShippingMinor: 13_800, version: version + 1 },
        dirhamRateDate: officeDay(new Date()),
      });
      const { changeId } = made.body;
      const announced = await service.waitFor(async () =>
        (await service.published(currencyChanged)).find(({ data }) => data.changeId === changeId),
      );
      expect(announced.data).toMatchObject({ rate: '0.307', step: 50, undoes: null });
      const again = await service.request<Problem>('POST', CHANGES, {
        ...{ token: owner, body: { ...wanted, currency: 'EUR', version } },
      });
      expect(again).toMatchObject({ status: 409, body: { code: 'conflict.version' } });

      const undo = { token: owner, body: { version: version + 1 } };
      const undone = await service.request<CurrencyChange>(
        ...(['POST', `${CHANGES}/${changeId}/undo`, undo] as const),
      );
      expect(undone.body).toMatchObject({ from: 'KWD', to: 'USD', undoes: changeId });
      expect(await settings()).toEqual({ ...before, version: version + 2 });
      const twice = await service.request<Problem>(
        ...([
          'POST',
          `${CHANGES}/${changeId}/undo`,
          { ...undo, body: { version: version + 2 } },
        ] as const),
      );
      expect(twice).toMatchObject({ status: 409, body: { code: 'currency.not_newest' } });
      const list = await service.request<Page<CurrencyChange>>('GET', CHANGES, { token: admin });
      expect(list.body.items.map(({ to, canUndo }) => [to, canUndo])).toEqual([
        ['USD', false],
        ['KWD', false],
      ]);
    });

    it('is changed by administrators, to currencies and at rates that are some', async () => {
      const owner = await service.token({ role: 'administrator' });
      const { version } = await settings();
      const post = (body: object, token: string | undefined = owner) =>
        service.request<Problem>('POST', CHANGES, { token, body: { ...wanted, version, ...body } });
      for (const bad of [
        ...[{ currency: 'QQQ' }, { rate: '0' }, { rate: '1e3' }, { rate: 1 }, { step: 3 }],
        ...[{ dirhamRate: 'x' }, { currencySymbol: '' }, { extra: 1 }],
      ]) {
        expect((await post(bad)).status).toBe(400);
      }
      expect((await post({ currency: 'USD' })).body.code).toBe('currency.same');
      expect((await post({ rate: '999999' })).body.code).toBe('currency.rate');
      expect((await post({}, admin)).status).toBe(403);
      expect((await service.request('POST', CHANGES, { body: wanted })).status).toBe(401);
      expect((await settings()).version).toBe(version);
    });
  });

  describe('contact form', () => {
    const message = {
      fullName: 'Amina Haddad',
      email: 'amina@example.com',
      subject: 'quote',
      message: 'A roof of 300 m² in Sharjah, please.',
    };

    it('stores a message for staff', async () => {
      const sent = await service.request('POST', '/api/content/contact-messages', {
        body: message,
      });
      expect(sent.status).toBe(201);
      const list = await service.request<Page<ContactMessage>>('GET', '/api/admin/messages', {
        token: admin,
      });
      expect(list.body.items[0]).toMatchObject({ ...message, status: 'new' });
      const read = await service.request<ContactMessage>(
        'PUT',
        `/api/admin/messages/${list.body.items[0]?.id}/status`,
        { token: admin, body: { status: 'read' } },
      );
      expect(read.body.status).toBe('read');
    });

    it('mails a message to the office as it was written', async () => {
      const hostile = { ...message, message: '<b>A roof</b>\nof {{company}} $t(greeting)' };
      await service.request('POST', '/api/content/contact-messages', { body: hostile });
      const { data } = await service.waitFor(async () =>
        (await service.published(sendMailContract('admin'))).find(({ data: mail }) =>
          mail.text.includes('<b>A roof</b>'),
        ),
      );
      expect(data.subject).toBe(`Contact form: quote request – ${message.fullName}`);
      expect(data.replyTo).toBe(message.email);
      expect(data.text).toContain('> of {{company}} $t(greeting)');
      expect(data.html).toContain('&lt;b&gt;A roof&lt;/b&gt;<br>of {{company}}');
    });

    it('refuses what the form refuses', async () => {
      for (const patch of [
        { fullName: 'A' },
        { email: 'no' },
        { message: 'short' },
        { subject: 'x' },
        { extra: 1 },
      ]) {
        const answer = await service.request('POST', '/api/content/contact-messages', {
          body: { ...message, ...patch },
        });
        expect(answer.status).toBe(400);
      }
      expect((await service.request('GET', '/api/admin/messages')).status).toBe(401);
    });
  });

  describe('applications', () => {
    const fields = {
      fullName: 'Samir Odeh',
      email: 'samir@example.com',
      message: 'Two years of PV design in Sharjah.',
      opening: 'careers-site-manager',
      consent: 'true',
    };
    const PDF = '%PDF-1.4\n%%EOF';
    function apply(patch: object = {}, file = PDF, key?: string) {
      const boundary = 'solar-boundary';
      const part = (name: string, value: string, type = '') =>
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${type}\r\n\r\n${value}\r\n`;
      const parts = Object.entries({ ...fields, ...patch }).map(([name, value]) =>
        part(name, String(value)),
      );
      const cv = part('cv', file, '; filename="cv.pdf"\r\ncontent-type: application/pdf');
      return service.request<{ id: string }>('POST', '/api/content/applications', {
        headers: {
          'content-type': `multipart/form-data; boundary=${boundary}`,
          ...(key && { 'idempotency-key': key }),
        },
        body: Buffer.from(`${parts.join('')}${cv}--${boundary}--\r\n`),
      });
    }

    beforeAll(async () => {
      const text = (en: string) => ({ en, fr: '' });
      const made = await service.request<{ id: string }>('POST', '/api/admin/content/pages', {
        token: admin,
        body: {
          slug: fields.opening,
          title: text('Site manager'),
          ...{ excerpt: text(''), body: text(''), metaTitle: text('') },
          ...{ metaDescription: text(''), image: null, fields: { opening: true } },
        },
      });
      await service.request('PUT', `/api/admin/content/pages/${made.body.id}/status`, {
        token: admin,
        body: { status: 'published' },
      });
    });

    it('arrives once with the messages, and its file is for staff only', async () => {
      const openings = await service.request<Page<{ slug: string }>>(
        'GET',
        '/api/content/pages?opening=true',
      );
      expect(openings.body.items.map(({ slug }) => slug)).toEqual([fields.opening]);
      const [first, again] = [await apply({}, PDF, 'key-12345'), await apply({}, PDF, 'key-12345')];
      expect(first.status).toBe(201);
      expect(again.body).toEqual(first.body);
      const path = '/api/admin/messages';
      const { body } = await service.request<Page<ContactMessage>>('GET', path, { token: admin });
      expect(body.items.filter(({ subject }) => subject === 'application')).toEqual([
        expect.objectContaining({
          opening: 'Site manager',
          cv: { filename: 'cv.pdf', size: PDF.length },
        }),
      ]);
      const file = `${path}/${first.body.id}/cv`;
      const served = await service.request('GET', file, { token: admin });
      expect(served.headers['content-type']).toBe('application/pdf');
      expect(served.text).toBe(PDF);
      expect((await service.request('GET', file)).status).toBe(401);
      const stranger = await service.token({ role: 'warehouse' });
      expect((await service.request('GET', file, { token: stranger })).status).toBe(403);
    });

    it('refuses what is not complete, no PDF, too large, or for no opening', async () => {
      const large = PDF.padEnd(CV_BYTES_MAX + 1);
      for (const [answer, status] of [
        [await apply({ consent: 'false' }), 400],
        [await apply({ email: 'no' }), 400],
        [await apply({}, 'MZ'), 422],
        [await apply({ opening: 'about' }), 422],
        [await apply({}, large), 413],
      ] as const) {
        expect(answer.status).toBe(status);
      }
      const bare = await service.request('POST', '/api/content/applications', { body: fields });
      expect(bare.status).toBe(422);
    });
  });

  describe('newsletter', () => {
    it('answers the same for known and unknown addresses and refuses forged links', async () => {
      const body = { email: 'Reader@Example.com', language: 'fr' };
      for (let i = 0; i < 2; i += 1) {
        const answer = await service.request('POST', '/api/content/newsletter/subscriptions', {
          body,
        });
        expect(answer).toMatchObject({ status: 202, body: { status: 'pending' } });
      }
      const list = await service.request<Page<{ email: string }>>('GET', '/api/admin/newsletter', {
        token: admin,
      });
      expect(list.body.items.map(({ email }) => email)).toEqual(['reader@example.com']);
      const forged = await service.request('POST', '/api/content/newsletter/confirmations', {
        body: { token: 'x'.repeat(32) },
      });
      expect(forged.status).toBe(404);
    });

    it('confirms and unsubscribes by the links of its newest mail, in one command each', async () => {
      const email = 'links@example.com';
      const mails = async () =>
        (await service.published(sendMailContract('admin'))).filter(
          ({ data }) => data.to === email,
        );
      const subscribe = () =>
        service.request('POST', '/api/content/newsletter/subscriptions', { body: { email } });
      const commands = await commandsDuring([service], subscribe);
      expect(commands).toEqual(['find settings', 'findAndModify newsletter_subscriptions']);
      await subscribe();
      const [first, second] = await service.waitFor(async () => {
        const found = await mails();
        return found.length === 2 && found;
      });
      const tokenOf = (text = '', page: string) =>
        new RegExp(`newsletter/${page}\\?token=([\\w-]+)`).exec(text)?.[1];
      const follow = (path: string, token: string | undefined) =>
        service.request('POST', `/api/content/newsletter/${path}`, { body: { token } });
      const old = await follow('confirmations', tokenOf(first?.data.text, 'confirm'));
      expect(old.status).toBe(404);
      const confirmed = await follow('confirmations', tokenOf(second?.data.text, 'confirm'));
      expect(confirmed.body).toEqual({ status: 'confirmed' });
      await subscribe();
      const ended = await follow('unsubscriptions', tokenOf(second?.data.text, 'unsubscribe'));
      expect(ended.body).toEqual({ status: 'unsubscribed' });
      expect(await mails()).toHaveLength(2);
    });
  });

  describe('media', () => {
    function multipart(filename: string, bytes: Buffer) {
      const boundary = 'solar-boundary';
      const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${filename}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
      return {
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
        body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
      };
    }
    const upload = (filename: string, bytes: Buffer) =>
      service.request<Media>('POST', '/api/admin/media', {
        token: admin,
        ...multipart(filename, bytes),
      });

    it('takes the type from the content and serves the file', async () => {
      const png = await sharp({ create: { width: 8, height: 4, channels: 3, background: '#fa0' } })
        .png()
        .toBuffer();
      const stored = await upload('roof.exe', png);
      expect(stored.body).toMatchObject({ contentType: 'image/png', width: 8, height: 4 });
      const served = await service.request('GET', stored.body.path);
      expect(served.status).toBe(200);
      expect(served.headers['content-type']).toBe('image/png');
    });

    it('makes the sizes that a product shows of a picture, once', async () => {
      const photo = { width: 30, height: 10, channels: 3, background: '#fa0' } as const;
      const { body } = await upload('panel.png', await sharp({ create: photo }).png().toBuffer());
      const path = `/api/admin/media/${body.id}`;
      expect(body.productPicture).toBeUndefined();
      expect((await service.request('POST', `${path}/product-picture`)).status).toBe(401);
      const warehouse = await service.token({ role: 'warehouse' });
      const stranger = { token: warehouse };
      expect((await service.request('POST', `${path}/product-picture`, stranger)).status).toBe(403);
      const ask = () => service.request<Media>('POST', `${path}/product-picture`, { token: admin });
      expect((await ask()).body.productPicture?.state).toMatch(/waiting|making|ready/);
      const ready = await service.waitFor(async () => {
        const { productPicture } = (await service.request<Media>('GET', path, { token: admin }))
          .body;
        return productPicture?.state === 'ready' && productPicture;
      });
      expect(ready).toMatchObject({ done: ready.total });
      const shown = await service.request('GET', `/api/bucket/products/${ready.folder}/main.jpg`);
      expect(shown.headers['content-type']).toBe('image/jpeg');
      expect((await ask()).body.productPicture).toEqual(ready);
      const small = `/api/bucket/products/${ready.folder}/main-160.avif`;
      expect((await service.request('GET', small)).status).toBe(200);
      const pdf = (await upload('sheet.png', Buffer.from('%PDF-1.7'))).body;
      const refused = await service.request<Problem>(
        'POST',
        `/api/admin/media/${pdf.id}/product-picture`,
        { token: admin },
      );
      expect([refused.status, refused.body.code]).toEqual([422, 'media.not_a_picture']);
    });

    it('takes a 3D model that holds all that it shows, and serves it as what it is', async () => {
      const glb = (uri?: string) => {
        const json = JSON.stringify({
          asset: { version: '2.0' },
          buffers: [{ byteLength: 0, uri }],
        });
        const text = Buffer.from(json.padEnd(Math.ceil(json.length / 4) * 4));
        const head = Buffer.alloc(20);
        head.write('glTF');
        [2, head.length + text.length, text.length, 0x4e4f534a].forEach((value, index) =>
          head.writeUInt32LE(value, 4 + index * 4),
        );
        return Buffer.concat([head, text]);
      };
      const kept = await upload('inverter.pdf', glb());
      expect(kept.body).toMatchObject({ contentType: 'model/gltf-binary', width: null });
      const served = await service.request('GET', kept.body.path);
      expect(served.headers['content-type']).toBe('model/gltf-binary');
      const [elsewhere, cut] = [glb('https://other.example/a.bin'), glb().subarray(0, -4)];
      for (const refused of [elsewhere, cut]) {
        expect((await upload('inverter.glb', refused)).status).toBe(422);
      }
    });

    it('keeps files in folders, finds them by name and says where they are shown', async () => {
      const png = await sharp({ create: { width: 8, height: 4, channels: 3, background: '#0af' } })
        .png()
        .toBuffer();
      const { body: file } = await upload('villa-roof.png', png);
      const path = `/api/admin/media/${file.id}`;
      const ask = <T>(method: 'GET' | 'PUT' | 'POST', to: string, body?: unknown) =>
        service.request<T>(method, to, { token: admin, ...(body ? { body } : {}) });
      const change = { filename: 'Villa roof.png', folder: 'villas' };
      expect((await ask<Media>('PUT', path, change)).body).toMatchObject(change);
      expect((await ask('PUT', path, { ...change, folder: '../x' })).status).toBe(400);
      const folders = await ask<MediaFolders>('GET', '/api/admin/media/folders');
      expect(folders.body.items).toContainEqual({ folder: 'villas', files: 1 });
      const found = await ask<Page<Media>>('GET', '/api/admin/media?q=villa&folder=villas');
      expect(found.body.items.map(({ id }) => id)).toEqual([file.id]);

      const article = {
        ...projectInput('shows-a-file'),
        body: text(`<p><img src="${file.path}" alt="Roof"></p>`),
      };
      await ask('POST', '/api/admin/content/projects', article);
      const uses = await ask<MediaUses>('GET', `${path}/uses`);
      expect(uses.body.items.map(({ kind, title }) => [kind, title.en])).toEqual([
        ['projects', 'Rooftop in Al Quoz'],
      ]);
      expect((await service.request('GET', `${path}/uses`)).status).toBe(401);
      expect((await ask('GET', `${path.slice(0, -1)}!/uses`)).status).toBe(404);
    });

    it('drops scripts from SVG and refuses other files', async () => {
      const svg =
        '<svg xmlns="http://www.w3.org/2000/svg" onload="x()"><script>x()</script><rect width="4" height="4" fill="#fa0"/></svg>';
      const stored = await upload('logo.svg', Buffer.from(svg));
      const served = await service.request('GET', stored.body.path);
      expect(served.text).toContain('<rect');
      expect(served.text).not.toMatch(/script|onload/);
      expect((await upload('tool.png', Buffer.from('MZ not a picture'))).status).toBe(422);
    });

    it('never leaves its folder and fetches from allowed hosts only', async () => {
      for (const path of [
        '/api/bucket/..%2f..%2fetc%2fpasswd',
        '/api/bucket/%2e%2e/secret.png',
        '/api/bucket/none.png',
      ]) {
        expect((await service.request('GET', path)).status).toBe(404);
      }
      const proxied = await service.request<Problem>('GET', '/api/proxy-image', {
        query: { url: 'http://127.0.0.1:8222/varz' },
      });
      expect(proxied.body.code).toBe('image.host_not_allowed');
    });
  });

  describe('dashboard', () => {
    const putLevel = (
      productId: string,
      version: number,
      status: 'low_stock' | 'in_stock' | 'out_of_stock',
    ) =>
      service.get(LastValues).put(stockLevels, {
        key: productId,
        version,
        data: { productId, available: 0, onHand: 0, status },
      });
    const read = async () =>
      (await service.request<Dashboard>('GET', '/api/admin/dashboard', { token: admin })).body;

    it('counts what the other slices report, newest version wins', async () => {
      const orderId = 'ord_01J8Z3V6Q4M5N6P7R8S9T0V1W2';
      const summary = {
        orderId,
        orderNumber: 'ALSA-2026-000001',
        customerId: 'usr_01J8Z3V6Q4M5N6P7R8S9T0V1W2',
        email: 'buyer@example.com',
        total: { amount: 120_000, currency: 'USD' },
        placedAt: new Date().toISOString(),
      };
      await service.publish(orderStatusChanged, {
        aggregateId: orderId,
        version: 2,
        data: { ...summary, from: 'processing', to: 'shipped', trackingNumber: null },
      });
      await service.publish(orderPlaced, {
        aggregateId: orderId,
        version: 1,
        data: { ...summary, lines: [] },
      });
      const next = 'ord_01J8Z3V6Q4M5N6P7R8S9T0V1W3';
      await service.publish(orderPlaced, {
        aggregateId: next,
        version: 1,
        data: { ...summary, orderId: next, orderNumber: 'ALSA-2026-000002', lines: [] },
      });
      await putLevel('prd_a', 1, 'out_of_stock');
      await service.atRest();
      const figures = await service.waitFor(async () => {
        const { body } = await service.request<Dashboard>('GET', '/api/admin/dashboard', {
          token: admin,
        });
        return body.ordersToday === 2 && body.outOfStock === 1 && body;
      });
      expect(figures.revenue30Days).toEqual([{ amount: 240_000, currency: 'USD' }]);
      const statuses = figures.recentOrders.map((order) => [order.orderId, order.status]);
      expect(Object.fromEntries(statuses)).toEqual({ [orderId]: 'shipped', [next]: 'processing' });
      expect((await service.request('GET', '/api/admin/dashboard')).status).toBe(401);

      // What an earlier day came to is kept; only the day of the order that changes is counted again.
      const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
      const kept = { day: yesterday, status: 'shipped', currency: 'USD', orders: 5, amount: 500 };
      await service
        .get(Database)
        .collection<{ _id: string; figures: object[] }>('dashboard_days')
        .updateOne({ _id: 'orders' }, { $push: { figures: kept } });
      await service.publish(orderStatusChanged, {
        aggregateId: next,
        version: 2,
        data: {
          ...summary,
          orderId: next,
          orderNumber: 'ALSA-2026-000002',
          from: 'processing',
          to: 'cancelled',
          trackingNumber: null,
        },
      });
      const later = await service.waitFor(async () => {
        const dashboard = await read();
        return dashboard.revenue30Days[0]?.amount === 120_500 && dashboard;
      });
      expect(later).toMatchObject({ ordersToday: 2, orders30Days: 7 });
      expect(later.ordersPerDay).toContainEqual({ day: yesterday, orders: 5 });
      const byStatus = later.ordersByStatus.map(({ status, orders }) => [status, orders]);
      expect(Object.fromEntries(byStatus)).toEqual({ shipped: 6, cancelled: 1 });
    });

    it('keeps the newest state of a person, late and repeated messages change nothing', async () => {
      const userId = 'usr_01J8Z3V6Q4M5N6P7R8S9T0V1W4';
      const state = (version: number, approved: boolean, active = true) => ({
        aggregateId: userId,
        version,
        data: {
          userId,
          email: 'p@example.com',
          firstName: 'P',
          lastName: 'Q',
          company: null,
          role: 'user' as const,
          active,
          approved,
          groupId: null,
          language: 'en' as const,
          registeredAt: '2026-01-01T00:00:00.000Z',
        },
      });
      await service.publish(userChanged, state(2, true));
      await service.publish(userChanged, state(1, false));
      await service.waitFor(async () => (await read()).customers === 1);
      expect((await read()).customersPending).toBe(0);
      await service.publish(userChanged, state(4, true, false));
      await service.waitFor(async () => (await read()).customers === 0);
      await service.publish(userChanged, state(3, false));
      await service.publish(userChanged, state(2, true));
      const other = { ...state(0, false).data, userId: `${userId.slice(0, -1)}5` };
      await service.publish(userChanged, { aggregateId: other.userId, version: 0, data: other });
      await service.waitFor(async () => (await read()).customersPending === 1);
      expect((await read()).customers).toBe(1);
    });

    it('follows stock in memory: the newest level counts and no command is sent for it', async () => {
      await putLevel('prd_b', 5, 'low_stock');
      await service.waitFor(async () => (await read()).lowStock === 1);
      const commands = await commandsDuring([service], async () => {
        await putLevel('prd_b', 4, 'out_of_stock');
        await putLevel('prd_c', 1, 'low_stock');
      });
      expect(commands).toEqual([]);
      await service.waitFor(async () => (await read()).lowStock === 2);
      expect((await read()).outOfStock).toBe(1);
      await putLevel('prd_b', 6, 'in_stock');
      await service.waitFor(async () => (await read()).lowStock === 1);
    });
  });

  it('shows staff which services answer, what they say, and which do not', async () => {
    const path = '/api/admin/status';
    expect((await service.request('GET', path)).status).toBe(401);
    const stranger = await service.token({ role: 'warehouse' });
    expect((await service.request('GET', path, { token: stranger })).status).toBe(403);

    const waiting = [{ consumer: 'catalog--groups', messages: 3 }];
    const catalog = {
      ...{ version: '2.0.0', startedAt: '2026-11-22T08:00:00.000Z', ready: false },
      ...{ checks: { mongo: 'down' as const, nats: 'up' as const }, outbox: null, waiting },
    };
    const other = service.stubRpc(serviceStatusRead('catalog'), () => catalog);
    const read = await service.request<SystemStatus>('GET', path, { token: admin });
    other.stop();
    expect(read.status).toBe(200);
    const of = (name: string) => read.body.services.find((one) => one.name === name)?.status;
    expect(of('catalog')).toEqual(catalog);
    expect(of('admin')).toMatchObject({ checks: { mongo: 'up', nats: 'up' }, outbox: 0 });
    expect(of('inventory')).toBeNull();
    expect(read.body).toMatchObject({ deadLetters: expect.any(Number), lastBackupAt: null });
  });

  it('forgets the mails and messages of a deleted person', async () => {
    const person = { userId: newId('usr'), email: 'Gone@example.com' };
    const post = (path: string, body: object) =>
      service.request('POST', `/api/content/${path}`, { body });
    await post('newsletter/subscriptions', { email: person.email });
    await post('contact-messages', {
      ...{ fullName: 'Gone Person', email: person.email, subject: 'general' },
      message: 'Please call me back.',
    });
    expect(await exportOf(service, person)).toMatchObject({
      newsletter: [{ email: 'gone@example.com' }],
      messages: [{ fullName: 'Gone Person' }],
    });
    await announceDeletion(service, person, ['admin--send-mail']);
    expect(await exportOf(service, person)).toMatchObject({ newsletter: [], messages: [] });
  });
});
