import type { CurrencyPreview, CurrencyProgress } from '@solar/contracts/admin/currency-http';
import { currencyChanged, settingsChanged } from '@solar/contracts/admin/events';
import { convertMoney } from '@solar/contracts/common/currency-conversion';
import type { Money } from '@solar/contracts/common/money';
import { newId } from '@solar/service-kit/mongo/new-id';
import { CatalogueIndex } from '../../src/index/catalogue-index';
import type { ProductRecord } from '../../src/index/catalogue-records';
import { BATTERY, PANEL, price, type PriceLists } from './price-lists';

/** Prices in another currency. */
export function testCurrency(lists: PriceLists): void {
  describe('in another currency', () => {
    const FORWARD = { from: 'USD', to: 'KWD', rate: '0.307', step: 50, undoes: null };
    const announce = (changeId: string, version: number, terms: typeof FORWARD | object) =>
      lists.service.publish(currencyChanged, {
        aggregateId: 'currency',
        version,
        data: { ...FORWARD, ...terms, changeId },
      });
    const settings = (currency: string, version: number) =>
      lists.service.publish(settingsChanged, {
        aggregateId: 'site',
        version,
        data: {
          ...{ siteName: 'Alsa Solar', contactEmail: 'sales@alsa.example', currency },
          ...{ currencySymbol: currency, taxEnabled: true, taxBasisPoints: 500 },
          ...{ shippingEnabled: true, defaultShippingMinor: 0, paymentsEnabled: true },
        },
      });
    const ask = <T>(path: string, as = lists.token) =>
      lists.service.request<T & { code: string }>('GET', `/api/catalog/admin/currency/${path}`, {
        token: as,
      });
    const stored = (id: string) =>
      lists.service.get(CatalogueIndex).all('product').get(id) as ProductRecord;

    it('prices are shown before, converted once, and taken back to what they were', async () => {
      const userId = newId('usr');
      const list = await lists.createFor(userId);
      await lists.post(`/${list}/approve`);
      const before = stored(PANEL).base as Money;
      const edited = stored(BATTERY);

      const preview = await ask<CurrencyPreview>('preview?to=KWD&rate=0.307&step=50&pageSize=100');
      const shown = preview.body.items.find(({ productId }) => productId === PANEL)?.base;
      const after = convertMoney(before, FORWARD);
      expect(shown).toEqual({ before, after });
      expect(after.amount % 50).toBe(0);
      expect(stored(PANEL).base).toEqual(before);

      const changeId = newId('cch');
      await settings('KWD', 1_000);
      await announce(changeId, 1, {});
      await lists.service.waitFor(() => stored(BATTERY).base?.currency === 'KWD');
      await announce(changeId, 1, {});
      await lists.service.atRest();
      expect(stored(PANEL).base).toEqual(after);
      expect((await lists.shownTo(userId))?.unit).toEqual(convertMoney(price(7_777), FORWARD));
      const progress = await ask<CurrencyProgress>('progress');
      expect(progress.body).toMatchObject({ currency: 'KWD', done: progress.body.total });

      const base = { amount: 999_990, currency: 'KWD' };
      const { version } = stored(BATTERY);
      const byHand = await lists.service.request(
        'PUT',
        `/api/catalog/admin/products/${BATTERY}/price`,
        {
          ...{ token: lists.token, body: { base, sale: null, version } },
        },
      );
      expect(byHand.status).toBe(200);
      await settings('USD', 1_001);
      const back = { from: 'KWD', to: 'USD', rate: '3.257328990228', step: 1, undoes: changeId };
      await announce(newId('cch'), 2, back);
      await lists.service.waitFor(() => stored(BATTERY).base?.currency === 'USD');
      await lists.service.atRest();
      expect(stored(PANEL).base).toEqual(before);
      expect((await lists.shownTo(userId))?.unit).toEqual(price(7_777));
      expect(stored(BATTERY).base).toEqual({ amount: 325_730, currency: 'USD' });
      expect(stored(BATTERY).base).not.toEqual(edited.base);
    });

    it('a preview wants a currency, a rate and somebody who may see prices', async () => {
      const good = 'preview?to=KWD&rate=0.307&step=50';
      expect((await ask('preview?to=USD&rate=1&step=1')).body.code).toBe('currency.same');
      for (const bad of ['to=XX', 'to=ABC', 'rate=-1', 'rate=0', 'step=3', 'page=0']) {
        expect((await ask(`${good}&${bad}`)).status).toBe(400);
        expect((await ask(`preview?${bad}`)).status).toBe(400);
      }
      expect((await ask(good, await lists.service.token({ role: 'editor' }))).status).toBe(403);
      expect(
        (await lists.service.request('GET', `/api/catalog/admin/currency/${good}`)).status,
      ).toBe(401);
    });
  });
}
