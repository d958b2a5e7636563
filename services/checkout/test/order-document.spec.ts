import { textOfPdf } from '@solar/service-kit/testing/pdf-text';
import { orderDocument } from '../src/orders/document/order-document';
import type { OrderDoc } from '../src/orders/order.schema';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });
const BRAND = { siteName: 'Alsa Solar', contactEmail: 'sales@alsa.example', account: null };
const ADDRESS = {
  fullName: 'محمد العامري',
  company: 'Şahin & Yılmaz Enerji',
  phone: '+971 50 555 0100',
  line1: 'شارع الشيخ زايد 12 (برج النور)',
  line2: 'Office 1204, Zabeel Œuvre House',
  city: 'Dubai',
  country: 'AE',
};

function orderOf(lines: number): OrderDoc {
  return {
    orderNumber: 'ALSA-2026-000042',
    placedAt: new Date('2026-03-07T10:00:00Z'),
    language: 'fr',
    shippingAddress: ADDRESS,
    billingAddress: { ...ADDRESS, fullName: 'Zoë Benali' },
    shippingMethod: { methodId: 'shm_1', name: 'Standard' },
    lines: Array.from({ length: lines }, (_, index) => ({
      productId: `prd_${index}`,
      sku: `LUNA2000-${index}`,
      name: `Huawei LUNA2000-10-S0 smart string energy storage system, module ${index}`,
      quantity: 12,
      unit: usd(348_000),
      lineTotal: usd(4_176_000),
    })),
    totals: {
      subtotal: usd(4_176_000 * lines),
      shipping: usd(5_000),
      tax: usd(208_800 * lines),
      total: usd(4_384_800 * lines + 5_000),
      taxBasisPoints: 500,
      taxName: 'TVA 5 %',
    },
  } as unknown as OrderDoc;
}

const text = (pdf: Buffer) => pdf.toString('latin1');
/** The faces whose letters are in the file. */
const facesIn = (pdf: Buffer) =>
  new Set([...text(pdf).matchAll(/\/BaseFont \/[A-Z]{6}\+(\w+)/g)].map(([, face]) => face));
const pagesIn = (pdf: Buffer) => [...text(pdf).matchAll(/\/Type \/Page\b/g)].length;

it('carries letters of every script in its addresses', async () => {
  const pdf = await orderDocument(orderOf(2), BRAND);
  expect(text(pdf).slice(0, 5)).toBe('%PDF-');
  expect(facesIn(pdf)).toEqual(new Set(['MonaSans', 'NotoSansArabic']));
  expect(pagesIn(pdf)).toBe(1);
});

it('goes on with the lines of a long order on further pages', async () => {
  expect(pagesIn(await orderDocument(orderOf(30), BRAND))).toBe(3);
});

it('says in its properties what it is, and in which language', async () => {
  const pdf = text(await orderDocument(orderOf(1), BRAND));
  expect(pdf).toContain('(Confirmation de commande ALSA-2026-000042)');
  expect(pdf).toContain('/Lang (fr)');
});

it.each([
  ['en', 'TRN 100222222222223', 'Your PO number: PO-2026-118'],
  ['fr', 'TRN 100222222222223', 'Votre n° de bon de commande : PO-2026-118'],
] as const)('names the buyer as their books do, in %s', async (language, trn, po) => {
  const order = { ...orderOf(1), language, taxNumber: '100222222222223', poNumber: 'PO-2026-118' };
  const read = (pdf: Buffer) => textOfPdf(pdf).replace(/[\u00a0\u202f]/g, ' ');
  const named = read(await orderDocument(order, BRAND));
  expect(named).toContain(trn);
  expect(named).toContain(po);
  expect(named).toContain('Zoë Benali');
  const plain = read(await orderDocument({ ...order, taxNumber: null, poNumber: null }, BRAND));
  expect(plain).not.toMatch(/TRN|PO number|bon de commande/);
});

it('becomes a pro-forma with the account below the sums while a transfer is waited for', async () => {
  const account = {
    accountHolder: 'Alsa',
    bank: 'Bank',
    iban: 'AE070331234567890123456',
    bic: 'B',
  };
  const unpaid = (lines: number): OrderDoc => ({
    ...orderOf(lines),
    status: 'pending',
    paymentStatus: 'awaiting_transfer',
    transferDueAt: new Date('2026-03-21T10:00:00Z'),
  });
  const pdf = await orderDocument(unpaid(1), { ...BRAND, account });
  expect(text(pdf)).toContain('(Facture pro forma ALSA-2026-000042)');
  expect(pagesIn(pdf)).toBe(1);
  // Seven lines leave room for the sums and none for the account.
  expect(pagesIn(await orderDocument(unpaid(7), BRAND))).toBe(1);
  expect(pagesIn(await orderDocument(unpaid(7), { ...BRAND, account }))).toBe(2);
});
