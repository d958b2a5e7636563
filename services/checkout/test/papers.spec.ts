import fc from 'fast-check';
import { money } from '@solar/contracts/common/money';
import { documentPdf } from '../src/documents/document-pdf';
import type { Paper } from '../src/documents/document.schema';
import { duePapers, paperOf, standingInvoice, type Due } from '../src/documents/papers-of-order';
import { textOfPdf } from '@solar/service-kit/testing/pdf-text';
import type { OrderDoc } from '../src/orders/order.schema';

const usd = (amount: number) => money(amount, 'USD');
const SELLER = {
  sellerName: 'Alsa Solar FZE',
  sellerAddress: 'Dubai Silicon Oasis, Building A3, Dubai',
  sellerTaxNumber: '100000000000003',
  invoicePrefix: 'INV',
  creditNotePrefix: 'CN',
  dirhamRate: '3.6725',
  dirhamRateDate: '2026-02-24',
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
    totalMinor: 225_728,
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

/** The papers of an order after it has changed from one to the next; each time somebody has looked at them. */
function issued(...orders: OrderDoc[]): Paper[] {
  return orders.reduce<Paper[]>(
    (before, order) =>
      duePapers(order, before)
        .filter((due) => !before.some((one) => isAbout(one, due)))
        .reduce<Paper[]>((papers, due) => [...papers, written(due, order, papers)], before),
    [],
  );
}

const isAbout = (paper: Paper, { kind, sourceId }: Due): boolean =>
  paper.kind === kind && paper.sourceId === sourceId;

const written = (due: Due, order: OrderDoc, papers: readonly Paper[]): Paper =>
  paperOf(due, order, papers, SELLER, {
    id: `doc_${papers.length}`,
    number: `${due.kind}-${papers.length}`,
    at: new Date('2026-03-08T10:00:00Z'),
  });

it('names on a tax invoice all that the law asks for', () => {
  const [invoice, ...others] = issued(orderOf());
  expect(others).toEqual([]);
  expect(invoice).toMatchObject({
    kind: 'tax_invoice',
    seller: { name: 'Alsa Solar FZE', taxNumber: '100000000000003' },
    buyer: { address: ADDRESS, taxNumber: '100222222222223' },
    suppliedAt: new Date('2026-03-07T10:00:00Z'),
    sums: { net: usd(214_979), tax: usd(10_749), total: usd(225_728) },
    dirhams: { rate: '3.6725', rateDate: '2026-02-24', tax: money(39_476, 'AED') },
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

it.each([
  ['en', 'In AED, at a rate of 3.6725 of 24 February 2026'],
  ['fr', 'En AED, au taux de 3,6725 du 24 février 2026'],
] as const)('states in %s the rate of its dirhams with its day', async (language, rate) => {
  const [invoice] = issued(orderOf({ language }));
  if (!invoice) throw new Error('No invoice');
  expect(textOfPdf(await documentPdf(invoice))).toContain(rate);
  const undated = { ...invoice, dirhams: { ...invoice.dirhams, rateDate: undefined } };
  expect(textOfPdf(await documentPdf(undated as unknown as Paper))).toContain(
    rate.split(/ of 2| du 2/)[0],
  );
});

it('says sums in dirhams once where they are the currency of the order', async () => {
  const [invoice] = issued(orderOf());
  const inAed = (sums: Paper['sums']) =>
    Object.fromEntries(
      Object.entries(sums).map(([key, { amount }]) => [key, money(amount, 'AED')]),
    ) as Paper['sums'];
  if (!invoice) throw new Error('No invoice');
  const text = textOfPdf(await documentPdf({ ...invoice, sums: inAed(invoice.sums) }));
  expect(text).not.toContain('at a rate of');
  expect(text.match(/Total net/g)).toHaveLength(1);
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

describe('a corrected tax number', () => {
  const corrected = (over: Partial<OrderDoc> = {}) =>
    orderOf({ taxNumber: '100333333333333', taxNumberCorrected: true, ...over });
  const refunded = (...amounts: number[]) => ({
    paymentStatus: 'partially_refunded' as const,
    refundedMinor: amounts.reduce((sum, amount) => sum + amount, 0),
    refunds: amounts.map((amount, index) => ({
      refundId: `rfd_${index}`,
      amount,
      reason: 'Bent frame',
      at: new Date(),
    })),
  });

  it('takes the invoice back and issues it anew, once', () => {
    const papers = issued(orderOf(), corrected(), corrected());
    const [first, note, invoice, ...others] = papers;
    expect(others).toEqual([]);
    expect(note).toMatchObject({
      kind: 'credit_note',
      buyer: first?.buyer,
      lines: first?.lines,
      corrects: { number: first?.number, reason: 'The buyer’s tax number was corrected' },
    });
    expect(invoice).toMatchObject({
      kind: 'tax_invoice',
      buyer: { ...first?.buyer, taxNumber: '100333333333333' },
      suppliedAt: first?.suppliedAt,
      lines: first?.lines,
      corrects: { number: first?.number },
    });
    expect(standingInvoice(papers)).toBe(invoice);
  });

  it('needs no other paper before the invoice, after everything went back, and of a forgotten person', () => {
    expect(issued(corrected())).toMatchObject([{ buyer: { taxNumber: '100333333333333' } }]);
    const all = refunded(225_728);
    expect(issued(orderOf(all), corrected(all))).toHaveLength(2);
    const forgotten = orderOf({ taxNumber: null, taxNumberCorrected: false });
    expect(issued(orderOf(), corrected(), forgotten)).toHaveLength(3);
  });

  it('adds up to the payment whatever is refunded before and after, and credits no invoice twice', () => {
    const step = fc.oneof(fc.constant('correct' as const), fc.integer({ min: 1, max: 150_000 }));
    fc.assert(
      fc.property(fc.array(fc.tuple(step, fc.boolean()), { maxLength: 8 }), (steps) => {
        const amounts: number[] = [];
        let corrections = 0;
        const orders = [orderOf()];
        for (const [one, isLookedAt] of [...steps, [1, true] as const]) {
          const left = 225_728 - amounts.reduce((sum, amount) => sum + amount, 0);
          if (one === 'correct') corrections += 1;
          else if (left > 0) amounts.push(Math.min(one, left));
          const number = corrections
            ? { taxNumberCorrected: true, taxNumber: `T${corrections}` }
            : {};
          if (isLookedAt) orders.push(orderOf({ ...refunded(...amounts), ...number }));
        }
        const papers = issued(...orders);
        const amountsOf = (kind: string, part: 'net' | 'tax' | 'total', of?: string) =>
          papers
            .filter((one) => one.kind === kind && (of === undefined || one.corrects?.number === of))
            .reduce((sum, { sums }) => sum + sums[part].amount, 0);
        const standing = (part: 'net' | 'tax' | 'total') =>
          amountsOf('tax_invoice', part) - amountsOf('credit_note', part);
        const left = 225_728 - amounts.reduce((sum, amount) => sum + amount, 0);
        expect(standing('total')).toBe(left);
        if (left === 0) expect([standing('net'), standing('tax')]).toEqual([0, 0]);
        for (const { kind, number, sums } of papers) {
          if (kind !== 'tax_invoice') continue;
          for (const part of ['net', 'tax', 'total'] as const) {
            const credited = amountsOf('credit_note', part, number);
            expect(credited).toBeLessThanOrEqual(sums[part].amount);
          }
        }
      }),
    );
  });

  it('is said on both papers', async () => {
    const files = await Promise.all(issued(orderOf(), corrected()).map((one) => documentPdf(one)));
    expect(files.map((file) => file.toString('latin1').slice(0, 4))).toEqual([
      '%PDF',
      '%PDF',
      '%PDF',
    ]);
  });
});
