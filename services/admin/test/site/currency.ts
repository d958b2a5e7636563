import type { CurrencyChange } from '@solar/contracts/admin/currency-http';
import { officeDay } from '@solar/contracts/common/office-time';
import { currencyChanged } from '@solar/contracts/admin/events';
import type { SiteSettings } from '@solar/contracts/admin/site-http';
import type { Page } from '@solar/contracts/common/pagination';
import type { Problem } from '@solar/contracts/common/problem';
import type { Site } from '../site';

/** The currency of the shop, and its change. */
export function siteCurrency(site: Site): void {
  describe('currency', () => {
    const CHANGES = '/api/admin/currency-changes';
    const settings = async () =>
      (
        await site.service.request<SiteSettings>('GET', '/api/admin/settings', {
          token: site.token,
        })
      ).body;
    const wanted = {
      ...{ currency: 'KWD', currencySymbol: 'KD', rate: '0.307', step: 50 },
      dirhamRate: '11.95',
    };

    it('changes by itself, with what follows from it, and is taken back', async () => {
      const owner = await site.service.token({ role: 'administrator' });
      const dated = { ...(await settings()), dirhamRateDate: '2026-02-01' };
      await site.service.request('PUT', '/api/admin/settings', { token: site.token, body: dated });
      const before = await settings();
      const { version } = before;
      const aside = await site.service.request<Problem>('PUT', '/api/admin/settings', {
        ...{ token: site.token, body: { ...before, currency: 'KWD' } },
      });
      expect(aside).toMatchObject({ status: 422, body: { code: 'currency.not_converted' } });

      const made = await site.service.request<CurrencyChange>('POST', CHANGES, {
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
      const announced = await site.service.waitFor(async () =>
        (await site.service.published(currencyChanged)).find(
          ({ data }) => data.changeId === changeId,
        ),
      );
      expect(announced.data).toMatchObject({ rate: '0.307', step: 50, undoes: null });
      const again = await site.service.request<Problem>('POST', CHANGES, {
        ...{ token: owner, body: { ...wanted, currency: 'EUR', version } },
      });
      expect(again).toMatchObject({ status: 409, body: { code: 'conflict.version' } });

      const undo = { token: owner, body: { version: version + 1 } };
      const undone = await site.service.request<CurrencyChange>(
        ...(['POST', `${CHANGES}/${changeId}/undo`, undo] as const),
      );
      expect(undone.body).toMatchObject({ from: 'KWD', to: 'USD', undoes: changeId });
      expect(await settings()).toEqual({ ...before, version: version + 2 });
      const twice = await site.service.request<Problem>(
        ...([
          'POST',
          `${CHANGES}/${changeId}/undo`,
          { ...undo, body: { version: version + 2 } },
        ] as const),
      );
      expect(twice).toMatchObject({ status: 409, body: { code: 'currency.not_newest' } });
      const list = await site.service.request<Page<CurrencyChange>>('GET', CHANGES, {
        token: site.token,
      });
      expect(list.body.items.map(({ to, canUndo }) => [to, canUndo])).toEqual([
        ['USD', false],
        ['KWD', false],
      ]);
    });

    it('is changed by administrators, to currencies and at rates that are some', async () => {
      const owner = await site.service.token({ role: 'administrator' });
      const { version } = await settings();
      const post = (body: object, token: string | undefined = owner) =>
        site.service.request<Problem>('POST', CHANGES, {
          token,
          body: { ...wanted, version, ...body },
        });
      for (const bad of [
        ...[{ currency: 'QQQ' }, { rate: '0' }, { rate: '1e3' }, { rate: 1 }, { step: 3 }],
        ...[{ dirhamRate: 'x' }, { currencySymbol: '' }, { extra: 1 }],
      ]) {
        expect((await post(bad)).status).toBe(400);
      }
      expect((await post({ currency: 'USD' })).body.code).toBe('currency.same');
      expect((await post({ rate: '999999' })).body.code).toBe('currency.rate');
      expect((await post({}, site.token)).status).toBe(403);
      expect((await site.service.request('POST', CHANGES, { body: wanted })).status).toBe(401);
      expect((await settings()).version).toBe(version);
    });
  });
}
