import { problem } from '@solar/service-kit/errors/problem';
import { StockError } from './domain/stock-error';

/** Turns a refusal of the ledger into the problem that the client sees; other errors pass. */
export function rethrowStockProblem(error: unknown): never {
  if (!(error instanceof StockError)) throw error;
  if (error.code === 'stock.unknown_order') throw problem.notFound('Order');
  throw problem.conflict(error.code, error.message, {
    extra: {
      ...(error.shortages.length > 0 ? { shortages: error.shortages } : {}),
      ...(error.orders.length > 0 ? { orders: error.orders } : {}),
      ...(error.serials ?? {}),
    },
  });
}
