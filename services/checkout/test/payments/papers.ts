import type { OrderPaper } from '@solar/contracts/checkout/documents-http';
import { newId } from '@solar/service-kit/mongo/new-id';
import type { DocumentDoc } from '../../src/documents/document.schema';
import { Shop } from '../support/shop';
import type { Payments } from './payments';

/** Papers of orders that were paid. */
export function orderPapers(payments: Payments): void {
  describe('papers of paid orders', () => {
    it('issues papers with dense numbers, whoever asks at once, that add up to the payment', async () => {
      const who = await payments.shop.customer();
      const { productId } = await payments.shop.product(3_333, 100);
      const admin = await payments.shop.admin();
      const placed: Awaited<ReturnType<Shop['order']>>[] = [];
      for (let index = 0; index < 4; index += 1)
        placed.push(await payments.shop.order(who, productId, 3));
      const papersOf = (orderId: string) =>
        payments.shop.service.request<{ items: OrderPaper[] }>(
          'GET',
          `/api/checkout/orders/${orderId}/documents`,
          { token: who.token },
        );
      const everybodyAsks = () =>
        Promise.all([
          ...placed.flatMap(({ orderId }) => [papersOf(orderId), papersOf(orderId)]),
          payments.sweep(),
        ]);
      await everybodyAsks();
      const first = await papersOf(placed[0]?.orderId ?? '');
      expect(first.body.items.map(({ kind }) => kind)).toEqual(['tax_invoice']);
      const pdf = () =>
        payments.shop.service.request(
          'GET',
          `/api/checkout/orders/${placed[0]?.orderId}/documents/${first.body.items[0]?.documentId}`,
          { token: who.token },
        );
      const original = await payments.shop.service.db
        .collection<DocumentDoc>('documents')
        .findOne({ orderId: placed[0]?.orderId });
      expect((await pdf()).text.startsWith('%PDF')).toBe(true);

      for (const [index, { intent }] of placed.entries()) {
        const amounts = [[], [700, 1_333], [null], [1, null]][index] ?? [];
        for (const amount of amounts) {
          await payments.shop.service.request(
            'POST',
            `/api/payments/admin/payments/${intent.paymentId}/refunds`,
            {
              token: admin,
              headers: { 'idempotency-key': newId('key') },
              body: {
                reason: 'Broken glass',
                ...(amount && { amount: { amount, currency: 'USD' } }),
              },
            },
          );
        }
      }
      await everybodyAsks();

      const documents = await payments.shop.service.db
        .collection<DocumentDoc>('documents')
        .find({})
        .toArray();
      expect(documents.find(({ _id }) => _id === original?._id)).toEqual(original);
      for (const [kind, prefix] of [
        ['tax_invoice', 'INV'],
        ['credit_note', 'CN'],
      ]) {
        const numbers = documents.filter((one) => one.kind === kind).map(({ number }) => number);
        const year = new Date().getUTCFullYear();
        const dense = numbers.map((_, i) => `${prefix}-${year}-${String(i + 1).padStart(6, '0')}`);
        expect(numbers.toSorted()).toEqual(dense);
      }
      for (const { checkout, orderId } of placed) {
        const { payment } = await payments.shop.stored(checkout.checkoutId);
        const sumOf = (kind: string) =>
          documents
            .filter((one) => one.orderId === orderId && one.kind === kind)
            .reduce((sum, { sums }) => sum + sums.total.amount, 0);
        expect(sumOf('tax_invoice')).toBe(payment?.captured);
        expect(sumOf('credit_note')).toBe(payment?.refunded);
      }
      const mine = documents.filter(({ customerId }) => customerId === who.userId);
      expect(mine.filter(({ kind }) => kind === 'credit_note')).toHaveLength(5);
      const stranger = await payments.shop.customer();
      const path = `/api/checkout/orders/${placed[0]?.orderId}/documents`;
      expect(
        (await payments.shop.service.request('GET', path, { token: stranger.token })).status,
      ).toBe(404);
    });
  });
}
