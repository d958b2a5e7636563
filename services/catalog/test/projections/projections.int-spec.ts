import { groupChanged, userChanged } from '@solar/contracts/account/events';
import { contentChanged, settingsChanged } from '@solar/contracts/admin/events';
import type { PriceAudiences } from '@solar/contracts/catalog/price-list-http';
import type { SearchResponse } from '@solar/contracts/catalog/search-http';
import { orderPlaced } from '@solar/contracts/checkout/events';
import { demoProductId } from '@solar/contracts/common/demo-ids';
import { sendMailContract } from '@solar/service-kit/mail/mail-message';
import { newId } from '@solar/service-kit/mongo/new-id';
import { commandsDuring } from '@solar/service-kit/testing/sent-commands';
import { announceDeletion, exportOf, textOf } from '@solar/service-kit/testing/personal-data';
import type { TestService } from '@solar/service-kit/testing/test-service';
import { CatalogueIndex } from '../../src/index/catalogue-index';
import { RestockService } from '../../src/restock/restock.service';
import { startCatalog } from '../start-catalog';

/** There is no mail server in a suite, so a mail is tried until it is given up. */
const MAILS = ['catalog--send-mail'];

function userData(
  userId: string,
  fields: { email?: string; firstName?: string; lastName?: string },
) {
  return {
    userId,
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Lovelace',
    company: null,
    role: 'user' as const,
    active: true,
    approved: true,
    groupId: null,
    language: 'en' as const,
    registeredAt: new Date().toISOString(),
    ...fields,
  };
}

describe('what the catalogue follows of other slices', () => {
  let service: TestService;
  let admin: string;

  beforeAll(async () => {
    service = await startCatalog();
    admin = await service.token({ role: 'admin' });
  });
  afterAll(() => service.close());

  const audiences = async (q: string) =>
    (
      await service.request<PriceAudiences>('GET', '/api/catalog/admin/price-audiences', {
        token: admin,
        query: { q },
      })
    ).body;

  it('keeps a group deleted when an older message about it comes again', async () => {
    const groupId = newId('grp');
    const publish = (version: number, name: string, deleted: boolean) =>
      service.publish(groupChanged, {
        aggregateId: groupId,
        version,
        data: { groupId, name, discountBasisPoints: 500, deleted },
      });
    await publish(1, 'Wombats', false);
    await service.waitFor(async () => (await audiences('wombats')).groups.length === 1);
    await publish(3, 'Wombats', true);
    await publish(2, 'Wombats of old', false);
    await service.atRest(MAILS);
    expect((await audiences('wombats')).groups).toEqual([]);
  });

  it('keeps a page hidden when an older message about it comes again', async () => {
    const contentId = newId('svc');
    const publish = (version: number, published: boolean) =>
      service.publish(contentChanged, {
        aggregateId: contentId,
        version,
        data: {
          contentId,
          kind: 'article',
          slug: 'zyzzyva',
          titleEn: 'Zyzzyva beetles',
          titleFr: 'Zyzzyva',
          excerptEn: '',
          excerptFr: '',
          url: '/blog/zyzzyva',
          published,
          deleted: false,
        },
      });
    const found = async () =>
      (await service.request<SearchResponse>('GET', '/api/search?q=zyzzyva')).body.results.articles
        .total;
    await publish(1, true);
    await service.waitFor(async () => (await found()) === 1);
    await publish(3, false);
    await publish(2, true);
    await service.atRest(MAILS);
    expect(await found()).toBe(0);
  });

  it('keeps the newest currency when an older message about the settings comes again', async () => {
    const publish = (version: number, currency: string) =>
      service.publish(settingsChanged, {
        aggregateId: 'settings',
        version,
        data: {
          siteName: 'Alsa Solar',
          contactEmail: 'info@alsa.example',
          currency,
          currencySymbol: currency,
          taxEnabled: true,
          taxBasisPoints: 500,
          shippingEnabled: true,
          defaultShippingMinor: 0,
          paymentsEnabled: true,
        },
      });
    const kept = () => service.db.collection('shop_settings').findOne({});
    await publish(2, 'AED');
    await service.waitFor(async () => (await kept())?.['currency'] === 'AED');
    await publish(1, 'EUR');
    await service.atRest(MAILS);
    expect(await kept()).toMatchObject({
      currency: 'AED',
      siteName: 'Alsa Solar',
      taxBasisPoints: 500,
      version: 2,
    });
  });

  it('writes once to a customer who waits for a product, when it is back in stock', async () => {
    const userId = newId('usr');
    const productId = demoProductId('SH15T');
    const { stock } = service.get(CatalogueIndex);
    const restock = service.get(RestockService);
    await service.publish(userChanged, {
      aggregateId: userId,
      version: 1,
      data: userData(userId, { firstName: 'Grace', email: 'waits@example.com' }),
    });
    await service.waitFor(() =>
      service.db.collection<{ _id: string }>('customers').findOne({ _id: userId }),
    );
    const token = await service.token({ userId });
    const ask = (language: string) =>
      service.request<{ code: string }>(
        'PUT',
        `/api/catalog/products/${productId}/restock-notice`,
        { token, body: { language } },
      );
    expect((await ask('en')).status).toBe(204);
    expect((await ask('fr')).status).toBe(204);
    const sent = async () =>
      (await service.published(sendMailContract('catalog'))).filter(
        ({ data }) => data.to === 'waits@example.com',
      );
    await restock.notify();
    expect(await sent()).toEqual([]);

    stock.set(productId, { status: 'low_stock', available: 3 });
    await Promise.all([restock.notify(), restock.notify()]);
    await restock.notify();
    await service.waitFor(async () => (await sent()).length > 0);
    const mails = await sent();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.data.subject).toContain('de nouveau en stock');
    expect(mails[0]?.data.text).not.toMatch(/USD|AED/);
    expect((await ask('en')).body.code).toBe('restock.in_stock');
  });

  it('writes to nobody who has taken the wish back, which only its own customer can', async () => {
    const userId = newId('usr');
    const productId = demoProductId('SH10RT');
    const { stock } = service.get(CatalogueIndex);
    stock.set(productId, { status: 'out_of_stock', available: 0 });
    await service.publish(userChanged, {
      aggregateId: userId,
      version: 1,
      data: userData(userId, { firstName: 'Joan', email: 'changed-mind@example.com' }),
    });
    await service.waitFor(() =>
      service.db.collection<{ _id: string }>('customers').findOne({ _id: userId }),
    );
    const path = `/api/catalog/products/${productId}/restock-notice`;
    const [own, stranger] = [await service.token({ userId }), await service.token({})];
    const waiting = async (token: string) =>
      (await service.request<{ waiting: boolean }>('GET', path, { token })).body.waiting;
    const put = { token: own, body: { language: 'en' } };
    expect((await service.request('PUT', path, put)).status).toBe(204);
    expect([await waiting(own), await waiting(stranger)]).toEqual([true, false]);
    expect((await service.request('DELETE', path, { token: stranger })).status).toBe(204);
    expect(await waiting(own)).toBe(true);
    for (const method of ['GET', 'DELETE'] as const) {
      expect((await service.request(method, path)).status).toBe(401);
      const gone = await service.request(method, path.replace(productId, 'nothing'), {
        token: own,
      });
      expect(gone.status).toBe(404);
    }
    expect((await service.request('DELETE', path, { token: own })).status).toBe(204);
    expect((await service.request('DELETE', path, { token: own })).status).toBe(204);
    expect(await waiting(own)).toBe(false);
    stock.set(productId, { status: 'in_stock', available: 30 });
    await service.get(RestockService).notify();
    await service.atRest(MAILS);
    const mails = await service.published(sendMailContract('catalog'));
    expect(mails.filter(({ data }) => data.to === 'changed-mind@example.com')).toEqual([]);
  });

  it('keeps the newest name of a customer', async () => {
    const userId = newId('usr');
    const publish = (version: number, lastName: string) =>
      service.publish(userChanged, {
        aggregateId: userId,
        version,
        data: userData(userId, { lastName }),
      });
    await publish(2, 'Lovelace');
    await publish(1, 'Byron');
    await service.waitFor(async () => (await audiences('ada')).customers.length === 1);
    await service.atRest(MAILS);
    expect((await audiences('ada')).customers[0]?.name).toBe('Ada Lovelace');
  });

  it('remembers purchases in few commands, each once however often its message comes', async () => {
    const money = { amount: 100, currency: 'USD' };
    const [customerId, productId] = [newId('usr'), newId('prd')];
    const publish = (orderId: string) =>
      service.publish(orderPlaced, {
        aggregateId: orderId,
        version: 1,
        data: {
          orderId,
          orderNumber: orderId,
          customerId,
          email: 'a@example.com',
          total: money,
          placedAt: new Date().toISOString(),
          lines: [productId, orderId.replace('ord_', 'prd_')].map((id) => ({
            productId: id,
            sku: 'x',
            name: 'x',
            quantity: 1,
            unit: money,
          })),
        },
      });
    const orders = Array.from({ length: 100 }, () => newId('ord'));
    const sent = await commandsDuring([service], async () => {
      await Promise.all([...orders, ...orders].map(publish));
      await service.waitFor(async () => (await purchases()) === 101);
      await service.atRest(MAILS);
    });
    expect(await purchases()).toBe(101);
    expect(sent.filter((one) => one === 'update purchases').length).toBeLessThan(50);

    function purchases(): Promise<number> {
      const own = { _id: { $regex: `^${customerId}:` } };
      return service.db.collection<{ _id: string }>('purchases').countDocuments(own as never);
    }
  });

  it('forgets a deleted person and keeps what was written about products without the name', async () => {
    const person = { userId: newId('usr'), email: 'gone@example.com' };
    const { userId } = person;
    const rows = (name: string) => service.db.collection<{ _id: string }>(name);
    const now = new Date();
    await rows('reviews').insertOne({
      _id: newId('rev'),
      ...{ productId: demoProductId('A'), userId, author: 'Gone Person', rating: 4, version: 0 },
      ...{ title: 'Good', text: 'Works', verifiedBuyer: true, status: 'approved', createdAt: now },
    } as never);
    await rows('search_history').insertOne({
      _id: newId('sea'),
      ...{ userId, query: 'gone panels', key: 'gone panels', searchedAt: now },
    } as never);
    await rows('restock_requests').insertOne({
      _id: `${demoProductId('A')}:${userId}`,
      ...{ productId: demoProductId('A'), userId, language: 'en' },
    } as never);
    const held = await exportOf(service, person);
    expect(held).toMatchObject({
      reviews: [{ author: 'Gone Person', rating: 4 }],
      searches: [{ query: 'gone panels' }],
      restockRequests: [{ productId: demoProductId('A') }],
    });
    await announceDeletion(service, person, MAILS);
    expect(await exportOf(service, person)).toMatchObject({
      reviews: [{ author: '—', text: 'Works' }],
      searches: [],
      restockRequests: [],
    });
    expect(await textOf(service)).not.toMatch(/Gone Person|gone panels/);
  });
});
