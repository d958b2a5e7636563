import type { LastValues } from '@solar/service-kit/messaging/last-values';
import { StockLevels } from '../src/products/stock-levels';
import { QuoteStock } from '../src/quotes/quote-stock';
import type { QuoteDoc, QuoteHoldDoc } from '../src/quotes/quote.schema';

const NOW = new Date('2026-11-22T10:00:00Z');
const PANEL = 'prd_panel';
const QUANTITY = 5;

describe('what is short of an accepted quote', () => {
  it.each(['asked', 'held'] as const)(
    'is nothing while the quote itself has the last pieces (%s)',
    async (status) => {
      const stock = await stockOf(0);
      expect(stock.shortages(quoteWith({ status }), NOW)).toEqual([]);
    },
  );

  it.each(['refused', 'ended'] as const)(
    'is everything when its hold has ended (%s)',
    async (status) => {
      const stock = await stockOf(0);
      expect(stock.shortages(quoteWith({ status }), NOW)).toEqual([
        { productId: PANEL, requested: QUANTITY, available: 0 },
      ]);
    },
  );

  it('is everything when the time of its hold is over', async () => {
    const stock = await stockOf(2);
    const late = quoteWith({ status: 'held', until: NOW });
    expect(stock.shortages(late, NOW)).toHaveLength(1);
  });
});

async function stockOf(available: number): Promise<QuoteStock> {
  const follow: LastValues['follow'] = (_contract, apply) => {
    apply(PANEL, { available } as Parameters<typeof apply>[1], 1);
    return Promise.resolve();
  };
  const levels = new StockLevels({ follow } as LastValues);
  await levels.onModuleInit();
  return new QuoteStock(levels);
}

function quoteWith(hold: Partial<QuoteHoldDoc>): QuoteDoc {
  const until = new Date(NOW.getTime() + 60_000);
  return {
    lines: [{ productId: PANEL, quantity: QUANTITY }],
    hold: { holdId: 'hld_1', status: 'held', until, ...hold },
  } as QuoteDoc;
}
