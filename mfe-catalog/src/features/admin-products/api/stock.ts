import type { binPageSchema } from '@solar/contracts/inventory/locations';
import { http } from '@solar/mfe-kit/http/http-client';
import { isHttpError } from '@solar/mfe-kit/http/http-error';
import { newIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { StockToAdd } from '../product-form-values';

const BINS = '/api/inventory/bins';
const OPTIONS = 20;
const TRIES = 12;
const AGAIN_AFTER_MS = 500;

/** Bins whose code matches what is typed. */
export function useBins(q: string) {
  const params = { page: 1, pageSize: OPTIONS, active: true, ...(q ? { q } : {}) };
  return useQuery({
    queryKey: [BINS, params],
    queryFn: ({ signal }) => http.get<z.infer<typeof binPageSchema>>(BINS, { params, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Puts found pieces into a bin. The warehouse learns of a new product a moment after the catalogue. */
export async function addStock(productId: string, { quantity, binId }: StockToAdd): Promise<void> {
  const idempotencyKey = newIdempotencyKey();
  const body = { type: 'add', reason: 'found', lines: [{ productId, binId, quantity }] };
  for (let attempt = 1; ; attempt += 1) {
    try {
      await http.post('/api/inventory/adjustments', body, { idempotencyKey });
      return;
    } catch (error) {
      const mayBeNew = isHttpError(error) && error.status < 500 && error.status !== 403;
      if (!mayBeNew || attempt === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
    }
  }
}
