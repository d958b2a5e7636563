import { money } from '@solar/contracts/common/money';
import { documentPdf } from '../src/documents/document-pdf';
import { duePapers, paperOf, type Due, type Paper } from '../src/documents/papers-of-order';
import type { OrderDoc } from '../src/orders/order.schema';

const usd = (amount: number) => money(amount, 'USD');
const SELLER = {
  sellerName: 'Alsa Solar FZE',
  sellerAddress: 'Dubai Silicon Oasis, Building A3, Dubai',
  sellerTaxNumber: '100000000000003',
  invoicePrefix: 'INV',
  creditNotePrefix: 'CN',
  dirhamRate: '3.6725',
  email: 'sales@alsa.example',
};
const ADDRESS = {
  fullName: 'محمد العامري',
  company: 'Şahin & Yılmaz Enerji',
  phone: '+971 50 555 0100',
  line1: 'Al Wasl Road 12',
  city: 'Dubai',
  country: 'AE',
};

function orderOf(over: Partial<OrderDoc> = {}): OrderDoc {
  const at = new Date('2026-03-07T10:00:00Z');
  return {
    _id: 'ord_1',
    orderNumber: 'ALSA-2026-000042',
    customerId: 'usr_1',
    email: 'buyer@example.com',
    language: 'en',
    status: 'processing',
    paymentStatus: 'succeeded',
    paymentMethod: 'card',
    paymentId: 'pi_1',
    placedAt: at,
    updatedAt: at,
    refundedMinor: 0,
    shippingAddress: ADDRESS,
    billingAddress: ADDRESS,
    shippingMethod: { methodId: 'shm_1', name: 'Standard delivery' },
    lines: Array.from({ length: 3 }, (_, index) => ({
      productId: `prd_${index}`,
      sku: `P580-${index}`,
      slug: 'p580',
      name: `Panel 580 W, bifacial, black frame, version ${index}`,
      brand: 'Helios',
      imageUrl: '',
      quantity: 7,
      unit: usd(9_999),
      lineTotal: usd(69_993),
    })),
    totals: {
      subtotal: usd(209_979),
      shipping: usd(5_000),
      tax: usd(10_749),
      total: usd(225_728),
      taxBasisPoints: 500,
      taxName: 'VAT 5 %',
    },
    carrier: null,
    trackingNumber: null,
    notes: 'Gate 4',
    poNumber: 'PO-7',
    taxNumber: '100222222222223',
    history: [{ status: 'processing', at, note: null }],
    ...over,
  } as unknown as OrderDoc;
}

function issued(order: OrderDoc): Paper[] {
  return duePapers(order).reduce<Paper[]>(
    (papers, due: Due, index) => [
      ...papers,
      paperOf(due, order, papers, SELLER, {
        id: `doc_${index}`,
        number: `${due.kind}-${index}`,
        at: new Date('2026-03-08T10:00:00Z'),
      }),
    ],
    [],
  );
}

it('names on a tax invoice all that the law asks for', () => {
  const [invoice, ...others] = issued(orderOf());
  expect(others).toEqual([]);
  expect(invoice).toMatchObject({
    kind: 'tax_invoice',
    seller: { name: 'Alsa Solar FZE', taxNumber: '100000000000003' },
    buyer: { address: ADDRESS, taxNumber: '100222222222223' },
    suppliedAt: new Date('2026-03-07T10:00:00Z'),
    sums: { net: usd(214_979), tax: usd(10_749), total: usd(225_728) },
    dirhams: { rate: '3.6725', tax: money(39_476, 'AED') },
    payment: { status: 'succeeded', method: 'card', reference: 'pi_1' },
    poNumber: 'PO-7',
    notes: 'Gate 4',
  });
  expect(invoice?.lines.map(({ taxBasisPoints, net }) => [net.amount, taxBasisPoints])).toEqual([
    [69_993, 500],
    [69_993, 500],
    [69_993, 500],
    [5_000, 500],
  ]);
});

it('is due for what is paid, gone back and gone out, and for nothing else', () => {
  const kinds = (over: Partial<OrderDoc>) => duePapers(orderOf(over)).map(({ kind }) => kind);
  expect(kinds({ status: 'pending' })).toEqual([]);
  expect(kinds({ status: 'cancelled', paymentStatus: 'cancelled' })).toEqual([]);
  expect(kinds({ status: 'shipped' })).toEqual(['tax_invoice', 'delivery_note']);
  // An order from before refunds were kept one by one has their sum.
  expect(kinds({ refundedMinor: 500, paymentStatus: 'partially_refunded' })).toEqual([
    'tax_invoice',
    'credit_note',
  ]);
});

it('takes the lines of the invoice back with a whole refund, and a share of its tax with a part', () => {
  const refund = (refundId: string, amount: number) => ({
    refundId,
    amount,
    reason: 'Bent frame',
    at: new Date(),
  });
  const whole = issued(orderOf({ refundedMinor: 225_728, refunds: [refund('rfd_1', 225_728)] }));
  expect(whole[1]).toMatchObject({
    kind: 'credit_note',
    lines: whole[0]?.lines,
    corrects: { number: 'tax_invoice-0', reason: 'Bent frame' },
  });
  const parts = issued(
    orderOf({
      refundedMinor: 225_728,
      refunds: [refund('rfd_1', 10_000), refund('rfd_2', 215_728)],
    }),
  );
  expect(parts.slice(1).map(({ sums }) => sums)).toEqual([
    { net: usd(9_524), tax: usd(476), total: usd(10_000) },
    { net: usd(205_455), tax: usd(10_273), total: usd(215_728) },
  ]);
});

it.each([
  ['en', '(Tax invoice tax_invoice-0)', '(Delivery note delivery_note-1)'],
  ['fr', '(Facture \\(Tax invoice\\) tax_invoice-0)', '(Bon de livraison delivery_note-1)'],
] as const)('is written as PDF in %s', async (language, invoice, delivery) => {
  const papers = issued(orderOf({ language, status: 'shipped', carrier: 'Aramex' }));
  const files = await Promise.all(papers.map((paper) => documentPdf(paper)));
  const [first, second] = files.map((file) => file.toString('latin1'));
  expect(first).toContain(invoice);
  expect(second).toContain(delivery);
});

it('names on a credit note whom its invoice names, when the order has forgotten the person', () => {
  const [invoice] = issued(orderOf());
  const refund = { refundId: 're_1', amount: 5_000, reason: 'Scratched', at: new Date() };
  const forgotten = orderOf({
    email: 'usr_1@anonymised.invalid',
    billingAddress: { ...ADDRESS, fullName: '—' },
    paymentStatus: 'partially_refunded',
    refunds: [refund],
    refundedMinor: 5_000,
  });
  const due = duePapers(forgotten).find(({ kind }) => kind === 'credit_note');
  if (!invoice || !due) throw new Error('Papers are missing');
  const stamp = { id: 'doc_9', number: 'CN-1', at: new Date() };
  const note = paperOf(due, forgotten, [invoice], SELLER, stamp);
  expect(note.buyer).toEqual(invoice.buyer);
  expect(note.deliveredTo).toEqual(invoice.deliveredTo);
});
