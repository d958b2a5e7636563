import type { CurrentDataExport } from '@solar/contracts/account/data-export-http';
import { PERSONAL_DATA_READS } from '@solar/contracts/account/personal-data';
import { sendMailContract } from '@solar/service-kit/mail/mail-message';
import { DataExportRunner } from '../../src/data-export/data-export-runner';
import { DueDeletions } from '../../src/privacy/due-deletions';
import { MAILS, PASSWORD, register, type Person } from '../account';
import { afterGrace, type Members } from './members';

/** A copy of everything that is kept. */
export function ownDataCopy(members: Members): void {
  describe('a copy of the data', () => {
    const file = (person: Person | null, query = '') =>
      members.service.request<{ email: string; sections: { section: string; items: object[] }[] }>(
        'GET',
        `/api/account/data-export/file${query}`,
        { token: person?.token },
      );

    it('is gathered from every service, mailed, and downloaded by its owner alone', async () => {
      const person = await register(members.service, { firstName: 'Ex<b>Port' });
      const asked: string[] = [];
      const stubs = (['checkout', 'catalog', 'admin'] as const).map((slice) =>
        members.service.stubRpc(PERSONAL_DATA_READS[slice], ({ userId, cursor }) => {
          asked.push(userId);
          const items = [{ id: `${slice}-${cursor ?? 'first'}`, note: '</dl><script>' }];
          return { section: 'orders', items, next: cursor === null ? '1:x' : null };
        }),
      );
      const request = (body: object) =>
        members.call<CurrentDataExport>(person, 'POST', 'data-export', body);
      expect((await members.call(null, 'GET', 'data-export')).status).toBe(401);
      expect((await request({})).status).toBe(400);
      expect((await request({ currentPassword: 'Wrong#Pass1' })).status).toBe(400);
      expect((await file(person)).status).toBe(404);
      const begun = await request({ currentPassword: PASSWORD });
      expect(begun).toMatchObject({ status: 202, body: { export: { of: 4 } } });
      await members.service.waitFor(async () => {
        const { body } = await members.call<CurrentDataExport>(person, 'GET', 'data-export');
        return body.export?.state === 'ready';
      });
      expect(new Set(asked)).toEqual(new Set([person.id]));
      const json = await file(person);
      expect(json.headers['content-disposition']).toBe('attachment; filename="my-data.json"');
      expect(json.body.email).toBe(person.email);
      const sections = json.body.sections.map(({ section }) => section);
      expect(sections).toEqual(
        expect.arrayContaining(['account.profile', 'account.devices', 'checkout.orders']),
      );
      expect(json.text).toContain('checkout-1:x');
      const html = await file(person, '?format=html');
      expect(html.text).toContain('Ex&#60;b&#62;Port');
      expect(html.text).not.toContain('<script>');
      expect((await file(members.stranger)).status).toBe(404);
      expect((await file(null)).status).toBe(401);
      expect((await file(person, '?format=exe')).status).toBe(400);
      stubs.forEach((stub) => stub.stop());
      await members.service.waitFor(async () =>
        (await members.service.published(sendMailContract('account'))).some(
          ({ data }) => data.to === person.email && data.subject === 'Your data is ready',
        ),
      );
      await members.call(person, 'POST', 'deletion', { currentPassword: PASSWORD });
      await members.service.get(DueDeletions).sweep(afterGrace());
      await members.service.atRest(MAILS);
      expect(await members.service.db.collection('data_export_parts').countDocuments()).toBe(0);
    });

    it('waits for a service that does not answer, and goes on', async () => {
      const person = await register(members.service);
      await members.call(person, 'POST', 'data-export', { currentPassword: PASSWORD });
      const state = async () =>
        (await members.call<CurrentDataExport>(person, 'GET', 'data-export')).body.export;
      await members.service.waitFor(async () => (await state())?.done === 1);
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(await state()).toMatchObject({ state: 'gathering', done: 1 });
      const stubs = (['checkout', 'catalog', 'admin'] as const).map((slice) =>
        members.service.stubRpc(PERSONAL_DATA_READS[slice], () => ({
          section: '',
          items: [],
          next: null,
        })),
      );
      await members.service.waitFor(async () => {
        members.service.get(DataExportRunner).run(person.id);
        return (await state())?.state === 'ready';
      });
      stubs.forEach((stub) => stub.stop());
    });
  });
}
