import type { Piece } from '@solar/contracts/checkout/pieces-http';
import { newId } from '@solar/service-kit/mongo/new-id';
import type { HttpShop } from '../support/http-shop';
import type { Customer } from '../support/shop';

/** Pieces that were sent, by their serial numbers. */
export function piecesOverHttp(http: HttpShop): void {
  const pieces = (who: Customer | string | null, query = '') =>
    http.call<{ items: Piece[] }>(who, 'GET', `/api/checkout/pieces${query}`);
  async function sent(who: Customer, ...numbers: string[]) {
    const { productId } = await http.shop.product(1_000, 9);
    const { orderId } = await http.shop.order(who, productId, numbers.length);
    const at = new Date('2026-03-07T10:00:00.000Z');
    await http.shop.service.db.collection<{ _id: string }>('orders').updateOne(
      { _id: orderId },
      {
        $set: { serials: numbers.map((number) => ({ productId, number })) },
        $push: { history: { status: 'shipped', at, note: null } } as never,
      },
    );
    return { productId, orderId };
  }

  it('are found by their numbers, by whom they were sent to alone', async () => {
    const [who, other] = await Promise.all([http.shop.customer(), http.shop.customer()]);
    const { productId, orderId } = await sent(who, 'SN-A1', 'SN-A2');
    await sent(other, 'SN-B1');
    const all = await pieces(who);
    expect(all.body.items.map(({ number }) => number)).toEqual(['SN-A1', 'SN-A2']);
    const one = await pieces(who, '?number=sn-a2');
    expect(one.body.items).toMatchObject([
      { number: 'SN-A2', productId, orderId, sentAt: '2026-03-07T10:00:00.000Z' },
    ]);
    expect(one.text).not.toMatch(/unit|total|amount/);
    expect((await pieces(who, '?number=SN-B1')).body.items).toEqual([]);
    expect((await pieces(who, '?number=SN-A')).body.items).toEqual([]);
  });

  it('are for who is signed in, approved or not, and take a number that is one', async () => {
    const pending = await http.shop.customer(false);
    expect((await pieces(pending)).body.items).toEqual([]);
    expect((await pieces(null)).status).toBe(401);
    for (const bad of ['?number=', '?number=%24ne', `?customerId=${newId('usr')}`]) {
      expect([bad, (await pieces(pending, bad)).status]).toEqual([bad, 400]);
    }
  });
}
