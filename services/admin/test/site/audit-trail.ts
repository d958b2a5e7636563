import type { AuditView } from '@solar/contracts/admin/audit-http';
import type { SiteSettings } from '@solar/contracts/admin/site-http';
import { auditRecorded, type AuditEntry } from '@solar/contracts/common/audit';
import { auditedNamesRead } from '@solar/contracts/common/audited-names';
import type { Page } from '@solar/contracts/common/pagination';
import { newId } from '@solar/service-kit/mongo/new-id';
import { unclassifiedCollections } from '@solar/service-kit/testing/audit';
import { unlistedAuditFields } from '@solar/service-kit/testing/audited-fields';
import { SETTINGS_ID } from '../../src/settings/settings.schema';
import { SENDERS_OF_MAILS, type Site } from '../site';

/** What the settings and other services leave in the audit trail. */
export function siteTrail(site: Site): void {
  describe('changes', () => {
    it('have a history that names who changed what, and can be searched', async () => {
      const search = async (query: Record<string, string>, token = site.token) =>
        site.service.request<Page<AuditEntry>>('GET', '/api/admin/audit', { token, query });
      const { token } = site;
      const at = '/api/admin/settings';
      const { body: settings } = await site.service.request<SiteSettings>('GET', at, { token });
      const taxBasisPoints = settings.taxBasisPoints + 100;
      await site.service.request('PUT', at, { token, body: { ...settings, taxBasisPoints } });
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
        from: settings.taxBasisPoints,
        to: taxBasisPoints,
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
  });
}
