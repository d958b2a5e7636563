import type { Page } from '@solar/contracts/common/pagination';
import { UserFacingError } from '@solar/mfe-kit/http/error-text';
import { isHttpError } from '@solar/mfe-kit/http/http-error';
import { http } from '@solar/mfe-kit/http/http-client';
import { newIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { activeI18n } from '@solar/mfe-kit/i18n/i18n';
import { usePagedQuery } from '@solar/mfe-kit/listing/use-paged-query';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';

const BASE = '/api/inventory';

/** First part of the key of every query of this slice; invalidating it reads everything again. */
export const INVENTORY_KEY = ['inventory'] as const;

type Params = Record<string, unknown>;

/** A page of a list. The page before stays in view while the next one comes. */
export function useInventoryPage<T>(path: string, params: Params = {}, enabled = true) {
  return usePagedQuery({
    queryKey: [...INVENTORY_KEY, path],
    params,
    read: (asked, signal) => http.get<Page<T>>(`${BASE}/${path}`, { params: asked, signal }),
    enabled,
  });
}

/** One thing. */
export function useInventoryItem<T>(path: string, params: Params = {}, enabled = true) {
  return useQuery<T>({
    enabled,
    queryKey: [...INVENTORY_KEY, path, params],
    queryFn: ({ signal }) => http.get(`${BASE}/${path}`, { params, signal }),
    staleTime: 0,
  });
}

/** Reads once, outside a component. */
export function readInventory<T>(path: string, params: Params = {}): Promise<T> {
  return http.get<T>(`${BASE}/${path}`, { params });
}

/** Sends a change. Every call is a request of its own; a repeat of it by the network acts once. */
export async function sendInventory<T>(
  method: 'post' | 'put' | 'patch',
  path: string,
  body: unknown = {},
  idempotencyKey = newIdempotencyKey(),
): Promise<T> {
  try {
    return await http[method]<T>(`${BASE}/${path}`, body, { idempotencyKey });
  } catch (error) {
    throw worded(error);
  }
}

const piecesSchema = z.object({ numbers: z.array(z.string()), quantity: z.number() });

/** The serial numbers that a refusal names, and how many there should be. */
function piecesOf(problem: unknown): { numbers: string; count: number } | undefined {
  const { data } = piecesSchema.safeParse(problem);
  return data && { numbers: data.numbers.join(', '), count: data.quantity };
}

/** A refusal of which this slice has words, in the reader's language; any other error as it is. */
function worded(error: unknown): unknown {
  if (!isHttpError(error)) return error;
  const i18n = activeI18n();
  const key = `inventory:problems.${error.code.replaceAll('.', '_')}`;
  const pieces = piecesOf(error.problem);
  if (!i18n.exists(key, pieces)) return error;
  return new UserFacingError(i18n.t(key, pieces), { cause: error });
}

/** Removes a thing. */
export function removeInventory(path: string): Promise<void> {
  return http.delete<void>(`${BASE}/${path}`);
}
