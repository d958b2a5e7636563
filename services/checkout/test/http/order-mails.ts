import { ANONYMOUS } from '@solar/contracts/account/personal-data';
import type { OrderPaper } from '@solar/contracts/checkout/documents-http';
import type { OrderMail } from '@solar/contracts/checkout/order-mails-http';
import type { Order, StaffOrder } from '@solar/contracts/checkout/orders-http';
import { newId } from '@solar/service-kit/mongo/new-id';
import { auditOf } from '@solar/service-kit/testing/audit';
import type { HttpShop } from '../support/http-shop';
import type { Customer } from '../support/shop';

/** Mails about an order, and what staff send by hand. */
export function orderMailsOverHttp(http: HttpShop): void {
  const root = (orderId: string) => `/api/checkout/admin/orders/${orderId}/mails`;
  const mailsOf = async (who: string, orderId: string) =>
    (await http.call<{ items: OrderMail[] }>(who, 'GET', root(orderId))).body.items;
  const received = (who: Customer) =>
    http.shop.mailbox.mails.filter((mail) => mail.includes(`To: ${who.email}`));
  async function ordered() {
    const [who, admin] = await Promise.all([http.shop.customer(), http.shop.admin()]);
    const { productId } = await http.shop.product(1_000, 9);
    const { orderId } = await http.shop.order(who, productId);
    await http.shop.service.waitFor(
      async () => (await mailsOf(admin, orderId))[0]?.state === 'sent',
    );
    return { who, admin, orderId };
  }
  const send = (who: string | Customer | null, orderId: string, body: object, key = newId('key')) =>
    http.call<StaffOrder & { code: string }>(who, 'POST', root(orderId), body, {
      'idempotency-key': key,
    });

  it('of an order are listed, and one goes out once more, once for each key', async () => {
    const { who, admin, orderId } = await ordered();
    const [first] = await mailsOf(admin, orderId);
    expect(first).toMatchObject({ mail: 'orderConfirmed', to: who.email, state: 'sent' });
    const body = { mailId: first?.mailId };
    const key = newId('key');
    const answers = [await send(admin, orderId, body, key), await send(admin, orderId, body, key)];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]?.body.handSent).toMatchObject([
      { mail: 'orderConfirmed', paper: null, by: { name: 'Test Person' } },
    ]);
    expect(answers[1]?.body.handSent).toEqual(answers[0]?.body.handSent);
    await http.shop.service.waitFor(() => Promise.resolve(received(who).length === 2));
    await http.shop.service.atRest();
    const [confirmed, again] = await http.mailsTo(who);
    expect(again).toBe(confirmed);
    expect(await mailsOf(admin, orderId)).toMatchObject([
      { mail: 'orderConfirmed', state: 'sent', to: who.email, subject: first?.subject },
      { mailId: first?.mailId },
    ]);
    const entries = await auditOf(http.shop.service, orderId);
    expect(
      entries
        .at(-1)
        ?.changes.map(({ field }) => field)
        .join(),
    ).toContain('handSent');
    const own = await http.call<Order>(who, 'GET', `/api/checkout/orders/${orderId}`);
    expect(own.text).not.toMatch(/handSent|Test Person/);
  });

  it('bring a paper of the order as a file', async () => {
    const { who, admin, orderId } = await ordered();
    const path = `/api/checkout/orders/${orderId}/documents`;
    const [invoice] = (await http.call<{ items: OrderPaper[] }>(who, 'GET', path)).body.items;
    const sent = await send(admin, orderId, { documentId: invoice?.documentId });
    expect(sent.body.handSent).toMatchObject([{ mail: 'orderPaper', paper: invoice?.number }]);
    await http.shop.service.waitFor(() => Promise.resolve(received(who).length === 2));
    const [, mail = ''] = received(who);
    expect(mail).toContain(`filename=${invoice?.number}.pdf`);
    const coded = /application\/pdf[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(mail)?.[1] ?? '';
    expect(Buffer.from(coded, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    await http.shop.service.waitFor(async () => {
      const [newest] = await mailsOf(admin, orderId);
      return newest?.mail === 'orderPaper' && newest.state === 'sent';
    });
    // The copy of a mail brings its paper along.
    const [withPaper] = await mailsOf(admin, orderId);
    await send(admin, orderId, { mailId: withPaper?.mailId });
    await http.shop.service.waitFor(() => Promise.resolve(received(who).length === 3));
    expect(received(who)[2]).toContain(`filename=${invoice?.number}.pdf`);
  });

  it('are the business of staff', async () => {
    const { who, admin, orderId } = await ordered();
    const other = await ordered();
    const [mail] = await mailsOf(admin, orderId);
    const body = { mailId: mail?.mailId };
    expect((await send(null, orderId, body)).status).toBe(401);
    expect((await send(who, orderId, body)).status).toBe(403);
    expect((await http.call(null, 'GET', root(orderId))).status).toBe(401);
    expect((await http.call(who, 'GET', root(orderId))).status).toBe(403);
    const missing = newId('ord');
    expect((await send(admin, missing, body)).status).toBe(404);
    expect((await http.call(admin, 'GET', root(missing))).status).toBe(404);
    // Neither the mail nor the paper of another order.
    expect((await send(admin, other.orderId, body)).status).toBe(404);
    expect((await send(admin, orderId, { documentId: newId('doc') })).status).toBe(404);
    expect((await send(admin, orderId, { documentId: 'pro-forma' })).status).toBe(404);
    const bad = [{}, { ...body, documentId: 'doc_1' }, { mailId: '' }, { ...body, to: 'a@b.ae' }];
    for (const one of bad) {
      expect([one, (await send(admin, orderId, one)).status]).toEqual([one, 400]);
    }
    const keyless = await http.call(admin, 'POST', root(orderId), body);
    expect(keyless.status).toBe(400);
    await http.shop.service.atRest();
    expect(received(who)).toHaveLength(1);
  });

  it('go to nobody who is forgotten', async () => {
    const { who, admin, orderId } = await ordered();
    const [mail] = await mailsOf(admin, orderId);
    const orders = http.shop.service.db.collection<{ _id: string }>('orders');
    await orders.updateOne({ _id: orderId }, { $set: { email: ANONYMOUS.email(who.userId) } });
    const refused = await send(admin, orderId, { mailId: mail?.mailId });
    expect([refused.status, refused.body.code]).toEqual([409, 'order.customer_gone']);
  });
}
