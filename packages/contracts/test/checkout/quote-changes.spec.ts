import { quoteChanges } from '../../src/checkout/quote-changes';
import type { QuoteRevision } from '../../src/checkout/quotes-http';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const line = (productId: string, quantity: number, unit: number | null) => ({
  ...{ productId, sku: productId, slug: productId, name: productId, brand: 'Helios', quantity },
  unit: unit === null ? null : usd(unit),
  lineTotal: null,
});
const revision = (over: Partial<QuoteRevision>): QuoteRevision => ({
  ...{ number: 1, at: '2026-03-01T10:00:00Z', by: 'staff', byName: 'Amal', lines: [] },
  ...{ shipping: null, subtotal: null, totals: null, validUntil: null, note: null },
  ...over,
});

describe('what a revision of a quote has changed', () => {
  it('is nothing between equal revisions, whatever their numbers and notes', () => {
    const lines = [line('a', 1, 100)];
    const shipping = { country: 'AE', cost: usd(5) };
    const one = revision({ lines, shipping });
    expect(quoteChanges(one, revision({ number: 2, note: 'Hello', lines, shipping }))).toEqual([]);
  });

  it('names lines that came, went, or have another quantity or price', () => {
    const before = revision({ lines: [line('a', 1, null), line('b', 2, 200), line('c', 3, 300)] });
    const after = revision({ lines: [line('a', 5, 100), line('c', 3, 300), line('d', 1, 1)] });
    expect(quoteChanges(before, after)).toMatchObject([
      { kind: 'removed', line: { productId: 'b' } },
      { kind: 'quantity', line: { productId: 'a' }, before: 1, after: 5 },
      { kind: 'price', line: { productId: 'a' }, before: null, after: usd(100) },
      { kind: 'added', line: { productId: 'd' } },
    ]);
  });

  it('names shipping to another country or at another cost, and another validity', () => {
    const to = (country: string, cost: number) => ({ shipping: { country, cost: usd(cost) } });
    const kinds = (a: Partial<QuoteRevision>, b: Partial<QuoteRevision>) =>
      quoteChanges(revision(a), revision(b)).map(({ kind }) => kind);
    expect(kinds(to('AE', 1), to('SA', 1))).toEqual(['shipping']);
    expect(kinds(to('AE', 1), to('AE', 2))).toEqual(['shipping']);
    expect(kinds({}, to('AE', 0))).toEqual(['shipping']);
    expect(kinds({}, { validUntil: '2026-03-20T20:00:00Z' })).toEqual(['validity']);
  });
});
