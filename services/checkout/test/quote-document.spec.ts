import type { QuoteRevision } from '@solar/contracts/checkout/quotes-http';
import { named } from '@solar/service-kit/pdf/named';
import { quotePdf } from '../src/documents/quote-pdf';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const SELLER = {
  name: 'Alsa Solar FZE',
  address: 'Dubai Silicon Oasis, Building A3, Dubai',
  taxNumber: '100000000000003',
  email: 'sales@alsa.example',
};
const lines = (count: number, unit: number | null): QuoteRevision['lines'] =>
  Array.from({ length: count }, (_, index) => ({
    ...{ productId: `prd_${index}`, sku: `P580-${index}`, slug: 'p580', brand: 'Helios' },
    name: `Panel 580 W, bifacial, black frame, version ${index}`,
    quantity: 120,
    unit: unit === null ? null : usd(unit),
    lineTotal: unit === null ? null : usd(unit * 120),
  }));
const revision = (over: Partial<QuoteRevision>): QuoteRevision => ({
  ...{ number: 2, at: '2026-03-07T10:00:00Z', by: 'staff', byName: 'Sam' },
  ...{ lines: lines(3, 9_950), shipping: null, subtotal: usd(3_582_000), totals: null },
  ...{ validUntil: '2026-04-06T19:59:59Z', note: 'Delivered on pallets.\nUnloading by you.' },
  ...over,
});
const totals = {
  ...{ subtotal: usd(3_582_000), shipping: usd(50_000), tax: usd(181_600) },
  ...{ total: usd(3_813_600), taxBasisPoints: 500, taxName: 'VAT 5 %' },
  taxNames: { en: 'VAT 5 %', fr: 'TVA 5 %' },
};
const quote = { quoteNumber: 'Q-ABCD1234', customerName: 'محمد العامري' };
const paper = (over: Partial<QuoteRevision>, language: 'en' | 'fr') =>
  quotePdf({ quote, revision: revision(over), seller: SELLER, language });
const text = (pdf: Buffer) => pdf.toString('latin1');
const pagesIn = (pdf: Buffer) => [...text(pdf).matchAll(/\/Type \/Page\b/g)].length;

it('is one page in either language, with or without a price for shipping', async () => {
  const shipping = { country: 'AE', cost: usd(50_000) };
  for (const language of ['en', 'fr'] as const) {
    expect(pagesIn(await paper({ shipping, totals }, language))).toBe(1);
    const request = { number: 0, lines: lines(2, null), subtotal: null, validUntil: null };
    const pdf = await paper({ ...request, note: null }, language);
    expect([pagesIn(pdf), text(pdf).includes(`/Lang (${language})`)]).toEqual([1, true]);
  }
});

it('goes on with many lines on further pages', async () => {
  expect(pagesIn(await paper({ lines: lines(60, 9_950) }, 'fr'))).toBeGreaterThan(3);
});

it('names no revision of a request, which nobody has answered yet', async () => {
  const request = { number: 0, lines: lines(2, null), subtotal: null, validUntil: null };
  expect(text(await paper(request, 'en'))).toContain('Q-ABCD1234)');
  expect(text(await paper({}, 'en'))).toContain('Q-ABCD1234, Revision 2)');
});

it('writes a colon as its language does', () => {
  expect(named('Date', '7 March 2026', 'en')).toBe('Date: 7 March 2026');
  expect(named('Date', '7 mars 2026', 'fr')).toBe('Date\u00a0: 7 mars 2026');
});
