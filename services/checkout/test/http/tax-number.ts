import type { OrderPaper } from '@solar/contracts/checkout/documents-http';
import type { Order, StaffOrder } from '@solar/contracts/checkout/orders-http';
import { newId } from '@solar/service-kit/mongo/new-id';
import { auditOf } from '@solar/service-kit/testing/audit';
import type { DocumentDoc } from '../../src/documents/document.schema';
import type { HttpShop } from '../support/http-shop';
import type { Customer } from '../support/shop';

const WRONG = '100222222222223';
const RIGHT = '100333333333333';

/** The tax number that an order was placed with, corrected by staff. */
export function taxNumbersOverHttp(http: HttpShop): void {
  const root = (orderId: string) => `/api/checkout/admin/orders/${orderId}/tax-number`;
  const papersOf = async (who: Customer, orderId: string): Promise<OrderPaper[]> => {
    const path = `/api/checkout/orders/${orderId}/documents`;
    return (await http.call<{ items: OrderPaper[] }>(who, 'GET', path)).body.items;
  };
  const storedPapers = (orderId: string) =>
    http.shop.service.db
      .collection<DocumentDoc>('documents')
      .find({ orderId })
      .sort({ _id: 1 })
      .toArray();
  async function placed(who: Customer) {
    const { productId } = await http.shop.product(1_000, 9);
    return http.shop.order(who, productId, 2);
  }

  it('is named by the invoice that is issued later, and changes no other one', async () => {
    const [who, admin] = await Promise.all([http.shop.customer(), http.shop.admin()]);
    const { orderId } = await placed(who);
    const body = { taxNumber: '100 3333 3333 3333', notify: false };
    const corrected = await http.call<StaffOrder>(admin, 'PUT', root(orderId), body);
    expect(corrected.body).toMatchObject({ taxNumber: RIGHT, taxNumberCorrectable: true });
    expect(await papersOf(who, orderId)).toMatchObject([{ kind: 'tax_invoice', corrects: null }]);
    const [invoice] = await storedPapers(orderId);
    expect(invoice?.buyer.taxNumber).toBe(RIGHT);
    const own = await http.call<Order>(who, 'GET', `/api/checkout/orders/${orderId}`);
    expect(own.body.taxNumber).toBe(RIGHT);
    expect(own.text).not.toContain('taxNumberCorrectable');
    await http.shop.service.atRest();
    expect(await http.mailsTo(who)).toHaveLength(1);
  });

  it('has an issued invoice taken back and issued anew, whoever looks first', async () => {
    const [who, admin] = await Promise.all([http.shop.customer(), http.shop.admin()]);
    const { orderId, intent } = await placed(who);
    await http.call(admin, 'PUT', root(orderId), { taxNumber: WRONG, notify: false });
    const [first] = await papersOf(who, orderId);
    const [original] = await storedPapers(orderId);
    const corrected = await http.call(admin, 'PUT', root(orderId), { taxNumber: RIGHT });
    expect(corrected.status).toBe(200);
    await Promise.all([papersOf(who, orderId), papersOf(who, orderId), papersOf(who, orderId)]);
    expect(await papersOf(who, orderId)).toMatchObject([
      { kind: 'tax_invoice', number: first?.number, corrects: null },
      { kind: 'credit_note', corrects: first?.number },
      { kind: 'tax_invoice', corrects: first?.number },
    ]);
    const [kept, note, invoice] = await storedPapers(orderId);
    expect(kept).toEqual(original);
    expect(note).toMatchObject({ buyer: { taxNumber: WRONG }, sums: original?.sums });
    expect(invoice).toMatchObject({ buyer: { taxNumber: RIGHT }, sums: original?.sums });
    expect(invoice?.dirhams).toEqual(note?.dirhams);
    await http.shop.service.atRest();
    expect((await http.mailsTo(who)).at(-1)).toContain(RIGHT);

    const refund = { reason: 'Scratched', amount: { amount: 500, currency: 'USD' } };
    const path = `/api/payments/admin/payments/${intent.paymentId}/refunds`;
    const key = { 'idempotency-key': newId('key') };
    expect((await http.call(admin, 'POST', path, refund, key)).status).toBeLessThan(300);
    expect((await papersOf(who, orderId)).at(-1)).toMatchObject({
      kind: 'credit_note',
      corrects: invoice?.number,
    });
    const entries = await auditOf(http.shop.service, orderId);
    const fields = entries.map(({ changes }) => changes.map(({ field }) => field));
    expect(fields.slice(0, 2)).toEqual([['taxNumber'], ['taxNumber']]);
    expect(JSON.stringify(entries)).not.toContain(RIGHT);
  });

  it('is the business of staff, in the form of its country, while something is left to invoice', async () => {
    const [who, admin] = await Promise.all([http.shop.customer(), http.shop.admin()]);
    const { orderId } = await placed(who);
    const body = { taxNumber: RIGHT };
    expect((await http.call(null, 'PUT', root(orderId), body)).status).toBe(401);
    expect((await http.call(who, 'PUT', root(orderId), body)).status).toBe(403);
    expect((await http.call(admin, 'PUT', root(newId('ord')), body)).status).toBe(404);
    for (const bad of [{}, { taxNumber: '1002' }, { taxNumber: 'FR12345678901' }, { by: 'me' }]) {
      const refused = await http.call(admin, 'PUT', root(orderId), bad);
      expect([bad, refused.status]).toEqual([bad, 400]);
    }
    const path = `/api/checkout/admin/orders/${orderId}/cancellation`;
    await http.call(admin, 'POST', path, { reason: 'Customer asked' });
    const late = await http.call(admin, 'PUT', root(orderId), body);
    expect([late.status, late.body.code]).toEqual([409, 'order.tax_number_fixed']);
    const order = await http.call<StaffOrder>(
      admin,
      'GET',
      `/api/checkout/admin/orders/${orderId}`,
    );
    expect(order.body.taxNumberCorrectable).toBe(false);
  });
}
