import { officeDay } from '@solar/contracts/common/office-time';
import { settingsChanged } from '@solar/contracts/admin/events';
import type { SiteSettings } from '@solar/contracts/admin/site-http';
import type { AuditView } from '@solar/contracts/admin/audit-http';
import { auditedNamesRead } from '@solar/contracts/common/audited-names';
import { auditRecorded, type AuditEntry } from '@solar/contracts/common/audit';
import type { Page } from '@solar/contracts/common/pagination';
import type { Problem } from '@solar/contracts/common/problem';
import { Outbox } from '@solar/service-kit/messaging/outbox';
import type { Owed } from '@solar/service-kit/messaging/outbox-field';
import { newId } from '@solar/service-kit/mongo/new-id';
import { unclassifiedCollections } from '@solar/service-kit/testing/audit';
import { unlistedAuditFields } from '@solar/service-kit/testing/audited-fields';
import { migrations } from '../../src/migrations';
import { SETTINGS_ID, type SettingsDoc } from '../../src/settings/settings.schema';
import { SENDERS_OF_MAILS, type Site } from '../site';

/** Settings of the site. */
export function siteSettings(site: Site): void {
  describe('settings', () => {
    it('shows visitors the public part only', async () => {
      const { status, body } = await site.service.request<Record<string, unknown>>(
        'GET',
        '/api/content/settings',
      );
      expect(status).toBe(200);
      expect(body['siteName']).toBe('Alsa Solar');
      expect(Object.keys(body)).not.toContain('taxBasisPoints');
    });

    it('says in words when people answer by the days and hours alone', async () => {
      const at = '/api/admin/settings';
      const { token } = site;
      const { body } = await site.service.request<SiteSettings>('GET', at, { token });
      const hours = { openDays: [1, 2, 3, 4, 5], opensAtHour: 8, closesAtHour: 17 };
      const said = { en: 'Day and night', fr: 'Jour et nuit' };
      const edited = { ...body, ...hours, officeHours: said };
      const saved = await site.service.request<SiteSettings>('PUT', at, { token, body: edited });
      const officeHours = {
        en: 'Monday to Friday, 8:00 AM to 5:00 PM',
        fr: 'Du lundi au vendredi, de 8 h à 17 h',
      };
      expect(saved.body).toMatchObject({ ...hours, officeHours });
      const shown = await site.service.request('GET', '/api/content/settings');
      expect(shown.body).toMatchObject({ ...hours, officeHours });
      const stored = site.service.db.collection<SettingsDoc>('settings');
      expect((await stored.findOne({ _id: SETTINGS_ID }))?.values).not.toHaveProperty(
        'officeHours',
      );
      const { version } = saved.body;
      await site.service.request('PUT', at, { token, body: { ...body, version } });
    });

    it('changes them once per version and informs the other slices', async () => {
      const { body } = await site.service.request<SiteSettings>('GET', '/api/admin/settings', {
        token: site.token,
      });
      const carrier = { name: 'Desert Post', trackingUrl: 'https://post.example/{number}' };
      const edited = { ...body, taxBasisPoints: 700, carriers: [carrier] };
      const saved = await site.service.request<SiteSettings>('PUT', '/api/admin/settings', {
        token: site.token,
        body: edited,
      });
      expect(saved.body).toMatchObject({ taxBasisPoints: 700, version: body.version + 1 });
      const stale = await site.service.request<Problem>('PUT', '/api/admin/settings', {
        token: site.token,
        body: edited,
      });
      expect(stale.body.code).toBe('conflict.version');
      const event = await site.service.waitFor(async () =>
        (await site.service.published(settingsChanged)).find(
          ({ data }) => data.taxBasisPoints === 700,
        ),
      );
      expect(event.version).toBe(body.version + 1);
      expect(event.data.carriers).toEqual([carrier]);
      const names = await site.service.request('GET', '/api/content/carriers');
      expect(names.body).toEqual({ items: ['Desert Post'] });
    });

    it('date the dirham rate: by the day on which it changes, or as stated', async () => {
      const get = async () =>
        (
          await site.service.request<SiteSettings>('GET', '/api/admin/settings', {
            token: site.token,
          })
        ).body;
      const put = (body: object) =>
        site.service.request<SiteSettings>('PUT', '/api/admin/settings', {
          token: site.token,
          body,
        });
      const before = await get();
      const today = officeDay(new Date());
      expect(before.dirhamRateDate).toBe(today);
      const stated = await put({ ...before, dirhamRate: '3.67', dirhamRateDate: '2026-01-31' });
      expect(stated.body).toMatchObject({ dirhamRate: '3.67', dirhamRateDate: '2026-01-31' });
      const kept = await put({ ...stated.body, phone: '+971 4 555 0143' });
      expect(kept.body.dirhamRateDate).toBe('2026-01-31');
      const shown = await site.service.request('GET', '/api/content/settings');
      expect(shown.body).toMatchObject({ dirhamRate: '3.67', dirhamRateDate: '2026-01-31' });
      const changed = await put({ ...kept.body, dirhamRate: '3.6725' });
      expect(changed.body.dirhamRateDate).toBe(today);
      expect((await put({ ...changed.body, dirhamRateDate: '31.01.2026' })).status).toBe(400);
    });

    it('have a history that names who changed what, and can be searched', async () => {
      const search = async (query: Record<string, string>, token = site.token) =>
        site.service.request<Page<AuditEntry>>('GET', '/api/admin/audit', { token, query });
      await site.service.atRest(SENDERS_OF_MAILS);
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
      await site.service.publish(auditRecorded, again);
      await site.service.atRest(SENDERS_OF_MAILS);
      const after = await search({ type: 'settings', field: 'taxbasis' });
      expect(after.body.total).toBe(found.body.total);
    });

    it('show their history to whoever may read them, and the whole trail to few', async () => {
      const editor = await site.service.token({ role: 'editor' });
      const customer = await site.service.token({ role: 'user' });
      const read = (path: string, token?: string) => site.service.request('GET', path, { token });
      expect((await read('/api/admin/audit')).status).toBe(401);
      expect((await read('/api/admin/audit', customer)).status).toBe(403);
      expect((await read('/api/admin/audit', editor)).status).toBe(403);
      const own = `/api/admin/audit/settings/${SETTINGS_ID}`;
      expect((await read(own, customer)).status).toBe(403);
      expect((await read(own, editor)).status).toBe(403);
      expect((await read(own, site.token)).status).toBe(200);
      expect((await read('/api/admin/audit/content/cnt_1', editor)).status).toBe(200);
      expect((await read('/api/admin/audit/nothing/1', site.token)).status).toBe(404);
      expect((await read('/api/admin/audit?from=yesterday', site.token)).status).toBe(400);
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
      await site.service.publish(auditRecorded, { aggregateId: id, version: 0, data: entry });
      await site.service.atRest(SENDERS_OF_MAILS);
      const history = async (role: 'editor' | 'administrator') => {
        const token = await site.service.token({ role });
        return (await site.service.request('GET', `/api/admin/audit/product/${id}`, { token }))
          .text;
      };
      expect(await history('editor')).toContain('"base"');
      expect(await history('editor')).not.toMatch(/123\.45|234\.56|345\.67|456\.78/);
      expect(await history('administrator')).toMatch(/123\.45.*456\.78/);

      const list = newId('plt');
      const changes = [{ field: `items[${id}].price`, from: null, to: '1.00 USD' }];
      const thing = { type: 'price-list', id: list, label: 'List' };
      const data = { ...entry, id: newId('aud'), thing, changes };
      await site.service.publish(auditRecorded, { aggregateId: list, version: 0, data });
      await site.service.atRest(SENDERS_OF_MAILS);
      const token = await site.service.token({ role: 'administrator' });
      const path = `/api/admin/audit/price-list/${list}`;
      const { body } = await site.service.request<Page<AuditView>>('GET', path, { token });
      expect(body.items[0]?.names).toEqual([{ type: 'product', id, label: 'Panel' }]);

      const person = { id: newId('usr'), name: 'Ada Byron', role: 'admin' as const };
      const approval: AuditEntry = {
        ...{ ...data, id: newId('aud'), actor: { kind: 'person', ...person } },
        changes: [{ field: 'approverId', from: null, to: person.id }],
      };
      await site.service.publish(auditRecorded, { aggregateId: list, version: 1, data: approval });
      const named = await site.service.waitFor(async () =>
        (await site.service.request<Page<AuditView>>('GET', path, { token })).body.items.find(
          ({ id: entryId }) => entryId === approval.id,
        ),
      );
      expect(named.names).toEqual([{ type: 'user', id: person.id, label: person.name }]);
    });

    it('name in a history what nobody has changed, as its own service calls it', async () => {
      const list = newId('plt');
      const [product, file] = [newId('prd'), newId('med')];
      const media = site.service.db.collection<{ _id: string; filename: string }>('media');
      await media.insertOne({ _id: file, filename: 'Roof of a seed.webp' });
      const data: AuditEntry = {
        id: newId('aud'),
        at: new Date().toISOString(),
        ...{ service: 'catalog', action: 'changed', more: 0, via: null, traceId: null },
        actor: { kind: 'job', name: 'seeded' },
        thing: { type: 'price-list', id: list, label: 'List' },
        changes: [
          { field: `items[${product}].price`, from: null, to: '1.00 USD' },
          { field: 'cover', from: null, to: file },
        ],
      };
      await site.service.publish(auditRecorded, { aggregateId: list, version: 0, data });
      await site.service.atRest(SENDERS_OF_MAILS);
      const asked: string[][] = [];
      const catalogue = site.service.stubRpc(auditedNamesRead('catalog'), ({ ids }) => {
        asked.push(ids);
        return { things: [{ type: 'product', id: product, label: 'Panel of a seed' }] };
      });
      const read = async (role: 'administrator' | 'warehouse') => {
        const token = await site.service.token({ role });
        const path = `/api/admin/audit/price-list/${list}`;
        return site.service.request<Page<AuditView>>('GET', path, { token });
      };
      const { body } = await read('administrator');
      catalogue.stop();
      expect(asked).toEqual([[product, file]]);
      expect(body.items[0]?.names).toEqual([
        { type: 'product', id: product, label: 'Panel of a seed' },
        { type: 'media', id: file, label: 'Roof of a seed.webp' },
      ]);
      expect((await read('warehouse')).status).toBe(403);
      await media.deleteOne({ _id: file });
    });

    it('classify every collection for the audit trail', () => {
      expect(unclassifiedCollections(site.service)).toEqual([]);
      expect(unlistedAuditFields(site.service)).toEqual([]);
    });

    it('publishes them anew for services that never read them', async () => {
      const settings = site.service.db.collection<SettingsDoc>('settings');
      const announce = migrations.find(({ id }) => id === '002-announce-settings');
      await announce?.up(site.service.db);
      const doc = await settings.findOne({ _id: SETTINGS_ID });
      const id = doc?.outbox?.last;
      await site.service.get(Outbox).publish('settings', SETTINGS_ID, doc?.outbox as Owed);
      const event = (await site.service.published(settingsChanged)).find((one) => one.id === id);
      expect(event).toMatchObject({ version: doc?.version, data: { siteName: 'Alsa Solar' } });
      await site.service.waitFor(
        async () => !(await settings.findOne({ _id: SETTINGS_ID }))?.outbox,
      );
    });

    it('keeps the times for tickets and announces them; a solution before the first answer is refused', async () => {
      const put = async (change: object) => {
        const { body } = await site.service.request<SiteSettings>('GET', '/api/admin/settings', {
          token: site.token,
        });
        const ticketTargets = { ...body.ticketTargets, ...change };
        return site.service.request<Problem & SiteSettings>('PUT', '/api/admin/settings', {
          token: site.token,
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
      const announced = await site.service.waitFor(async () =>
        (await site.service.published(settingsChanged)).find(
          ({ data }) => data.ticketTargets?.urgent.firstAnswerHours === 1,
        ),
      );
      expect(announced.data.ticketTargets).toMatchObject({ urgent, low: { solutionHours: 90 } });
    });

    it('keeps and announces where systems are designed for and by whose limits, each with its source', async () => {
      const put = async (change: Partial<SiteSettings>) => {
        const { body } = await site.service.request<SiteSettings>('GET', '/api/admin/settings', {
          token: site.token,
        });
        return site.service.request<Problem & SiteSettings>('PUT', '/api/admin/settings', {
          token: site.token,
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
      const announced = await site.service.waitFor(async () =>
        (await site.service.published(settingsChanged)).find(
          ({ data }) => data.utilities?.[0]?.code === 'ours',
        ),
      );
      expect(announced.data).toMatchObject({ utilities: [ours], designSites: [dubai] });
    });

    it('refuses rates that are no rates, and editors', async () => {
      const { body } = await site.service.request<SiteSettings>('GET', '/api/admin/settings', {
        token: site.token,
      });
      for (const taxBasisPoints of [-1, 1.5, 1e9]) {
        const answer = await site.service.request('PUT', '/api/admin/settings', {
          token: site.token,
          body: { ...body, taxBasisPoints },
        });
        expect(answer.status).toBe(400);
      }
      const editor = await site.service.token({ role: 'editor' });
      expect(
        (await site.service.request('PUT', '/api/admin/settings', { token: editor, body })).status,
      ).toBe(403);
    });
  });
}
