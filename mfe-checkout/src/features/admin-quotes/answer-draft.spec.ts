import type { Quote, QuoteProduct } from '@solar/contracts/checkout/quotes-http';
import {
  answerOf,
  draftOfQuote,
  isUnpriced,
  marginShare,
  pricedLines,
  sumsOf,
} from './answer-draft';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const NOW = Date.UTC(2026, 2, 1);
const line = (productId: string, quantity: number, unit: number | null) => ({
  ...{ productId, sku: productId, slug: productId, name: productId, brand: 'Helios', quantity },
  unit: unit === null ? null : usd(unit),
  lineTotal: unit === null ? null : usd(unit * quantity),
});
const quote: Quote = {
  ...{ quoteId: 'quo_1', quoteNumber: 'Q-1', revision: 2, status: 'answered', expired: false },
  ...{ customerName: 'Amal', lines: [line('a', 10, 7_500), line('b', 2, 100)] },
  ...{ subtotal: usd(75_200), message: null, note: 'Thanks', validUntil: '2026-03-20T20:00:00Z' },
  shipping: { country: 'AE', cost: usd(5_000) },
  createdAt: '2026-03-01T10:00:00Z',
};
const costed = (productId: string, cost: number | null): [string, QuoteProduct] => [
  productId,
  {
    ...{ productId, sku: productId, name: productId, brand: 'Helios', available: 5 },
    ...{ list: null, price: null, cost: cost === null ? null : usd(cost) },
  },
];

describe('an answer to a quote as it is edited', () => {
  it('starts from the terms of the quote and sends what was changed, with the revision that was read', () => {
    const draft = draftOfQuote(quote, 'USD', NOW);
    const [first] = draft.lines;
    if (!first) throw new Error('No line');
    const changed = {
      ...draft,
      lines: [{ ...first, quantity: 12, price: '70,5' }],
      shipping: null,
    };
    expect(answerOf(changed, 2)).toMatchObject({
      lines: [{ productId: 'a', quantity: 12, unit: usd(7_050) }],
      ...{ shipping: null, note: 'Thanks', revision: 2 },
    });
    expect(answerOf(draft, 2)?.shipping).toEqual({ country: 'AE', cost: usd(5_000) });
  });

  it('is not sent without a price, a line, a day or the cost of its shipping', () => {
    const draft = draftOfQuote({ ...quote, lines: [line('a', 1, null)] }, 'USD', NOW);
    expect(answerOf(draft, 0)).toBeNull();
    const whole = draftOfQuote(quote, 'USD', NOW);
    expect(answerOf({ ...whole, lines: [] }, 2)).toBeNull();
    expect(answerOf({ ...whole, validUntil: null }, 2)).toBeNull();
    expect(answerOf({ ...whole, shipping: { country: 'AE', cost: '' } }, 2)).toBeNull();
  });

  it('takes the customer’s prices, else those of the list, where none is typed', () => {
    const empty = draftOfQuote(
      { ...quote, lines: ['a', 'b', 'c'].map((id) => line(id, 1, null)) },
      'USD',
      NOW,
    );
    const lines = empty.lines.map((one) => (one.productId === 'c' ? { ...one, price: '5' } : one));
    const draft = { ...empty, lines };
    const [, a] = costed('a', null);
    const known = new Map([
      ['a', { ...a, list: usd(9_000), price: usd(8_500) }],
      ['b', { ...a, list: usd(9_000), price: null }],
      ['c', { ...a, list: usd(9_000), price: usd(8_500) }],
    ]);
    expect(pricedLines(draft, known).map(({ price }) => price)).toEqual(['85.00', '90.00', '5']);
    expect(isUnpriced(draft, known)).toBe(true);
    expect(isUnpriced({ ...draft, lines: pricedLines(draft, known) }, known)).toBe(false);
    expect(isUnpriced({ ...draft, currency: 'KWD' }, known)).toBe(false);
  });

  it('offers a new day for prices that have run out', () => {
    expect(draftOfQuote({ ...quote, expired: true }, 'USD', NOW).validUntil).toBe('2026-03-31');
  });

  it('adds up what is left above the cost, as far as every cost is known', () => {
    const draft = draftOfQuote(quote, 'USD', NOW);
    expect(sumsOf(draft, new Map([costed('a', 6_000), costed('b', 90)]))).toEqual({
      ...{ subtotal: 75_200, margin: 15_020 },
    });
    expect(sumsOf(draft, new Map([costed('a', 6_000), costed('b', null)])).margin).toBeNull();
    expect(marginShare(7_500, 6_000)).toBeCloseTo(0.2);
    expect(marginShare(null, 6_000)).toBeNull();
  });
});
