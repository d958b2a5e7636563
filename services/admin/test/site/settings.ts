import { officeDay } from '@solar/contracts/common/office-time';
import { settingsChanged } from '@solar/contracts/admin/events';
import type { SiteSettings } from '@solar/contracts/admin/site-http';
import type { Problem } from '@solar/contracts/common/problem';
import { Outbox } from '@solar/service-kit/messaging/outbox';
import type { Owed } from '@solar/service-kit/messaging/outbox-field';
import { migrations } from '../../src/migrations';
import { SETTINGS_ID, type SettingsDoc } from '../../src/settings/settings.schema';
import type { Site } from '../site';

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
