import { orderPlaced } from '@solar/contracts/checkout/events';
import type { ProductDetail } from '@solar/contracts/catalog/http';
import type { ReviewPage } from '@solar/contracts/catalog/review-http';
import { demoProductId } from '@solar/contracts/common/demo-ids';
import { newId } from '@solar/service-kit/mongo/new-id';
import type { TestService } from '@solar/service-kit/testing/test-service';
import { startCatalog } from '../start-catalog';

const PRODUCT = demoProductId('POWERWALL-3');
const REVIEWS = `/api/catalog/products/${PRODUCT}/reviews`;
const WORDS = { rating: 4, title: 'Does its work', text: 'Runs since spring without a fault.' };

describe('reviews', () => {
  let service: TestService;
  let editor: string;

  beforeAll(async () => {
    service = await startCatalog();
    editor = await service.token({ role: 'editor' });
    await service.db.collection('reviews').deleteMany({ productId: PRODUCT });
  });
  afterAll(() => service.close());

  const write = (token: string, body: object = WORDS) =>
    service.request<{ id: string; code: string }>('POST', REVIEWS, { token, body });
  const moderate = (id: string, status: string) =>
    service.request<{ code: string }>('POST', `/api/catalog/admin/reviews/${id}/moderate`, {
      token: editor,
      body: { status },
    });
  const published = async () => (await service.request<ReviewPage>('GET', REVIEWS)).body;

  it('are written by approved customers and by buyers, once each', async () => {
    const userId = newId('usr');
    const stranger = await service.token({ userId });
    expect((await write(stranger)).status).toBe(403);
    const money = { amount: 100, currency: 'USD' };
    await service.publish(orderPlaced, {
      aggregateId: newId('ord'),
      version: 1,
      data: {
        orderId: newId('ord'),
        orderNumber: 'A-1',
        customerId: userId,
        email: 'a@example.com',
        total: money,
        placedAt: new Date().toISOString(),
        lines: [{ productId: PRODUCT, sku: 'x', name: 'x', quantity: 1, unit: money }],
      },
    });
    await service.waitFor(async () => (await write(stranger)).status === 201);
    const again = await write(stranger);
    expect([again.status, again.body.code]).toEqual([409, 'review.exists']);
    expect((await write(await service.token({ approved: true }))).status).toBe(201);
  });

  it('are read, and count, from approval on', async () => {
    expect(await published()).toMatchObject({ total: 0, average: 0 });
    const { body } = await write(await service.token({ approved: true, name: 'Mona' }), {
      ...WORDS,
      rating: 5,
    });
    expect((await moderate(body.id, 'approved')).status).toBe(201);
    expect(await published()).toMatchObject({
      total: 1,
      average: 5,
      items: [{ author: 'Mona', verifiedBuyer: false }],
    });
    const detail = await service.request<ProductDetail>('GET', `/api/catalog/products/${PRODUCT}`);
    expect(detail.body.rating).toEqual({ average: 5, count: 1 });
    expect((await moderate(body.id, 'approved')).body.code).toBe('state.illegal_transition');
    await moderate(body.id, 'rejected');
    expect(await published()).toMatchObject({ total: 0, average: 0 });
  });

  it('refuse ratings beyond five stars, fractions and one-word texts', async () => {
    const token = await service.token({ approved: true });
    for (const wrong of [{ rating: 6 }, { rating: 0 }, { rating: 4.5 }, { text: 'ok' }]) {
      expect((await write(token, { ...WORDS, ...wrong })).status).toBe(400);
    }
  });

  it('reach readers as plain text, without the id of their author', async () => {
    const token = await service.token({ approved: true });
    const { body } = await write(token, { ...WORDS, title: '<b>hi</b>' });
    await moderate(body.id, 'approved');
    const page = await published();
    expect(page.items[0]?.title).toBe('<b>hi</b>');
    expect(JSON.stringify(page)).not.toContain('usr_');
  });
});
