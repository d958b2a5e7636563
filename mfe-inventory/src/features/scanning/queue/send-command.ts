import { errorText } from '@solar/mfe-kit/http/error-text';
import { isHttpError, type HttpError } from '@solar/mfe-kit/http/http-error';
import { activeI18n } from '@solar/mfe-kit/i18n/i18n';
import { queryClient } from '@solar/mfe-kit/query/query-client';
import { INVENTORY_KEY, sendInventory } from '../../../api/inventory-api';
import type { Send } from './command-queue';

/** No answer, an edge or service that is away, too many requests, a session that is over, or the first try that still runs. */
const LATER = new Set([0, 401, 408, 429, 500, 502, 503, 504]);

/** Sends a request of the queue. What the server has not decided is to be sent again. */
export const sendCommand: Send = async ({ path, body, key }) => {
  try {
    const answer = await sendInventory<unknown>('post', path, body, key);
    void queryClient.invalidateQueries({ queryKey: [...INVENTORY_KEY] });
    return { kind: 'answered', answer };
  } catch (error) {
    if (isUndecided(error)) return { kind: 'unreachable' };
    return { kind: 'refused', reason: reasonOf(error) };
  }
};

/** What people can do about it, where this screen has words for that. */
function reasonOf(error: unknown): string {
  const cause = httpErrorOf(error);
  const i18n = activeI18n();
  const key = `inventory:scanning.refusals.${cause?.code.replaceAll('.', '_')}`;
  return cause && i18n.exists(key) ? i18n.t(key) : errorText(error);
}

/** A refusal that has words already carries the answer as its cause. */
function httpErrorOf(error: unknown): HttpError | null {
  const cause = error instanceof Error && !isHttpError(error) ? error.cause : error;
  return isHttpError(cause) ? cause : null;
}

function isUndecided(error: unknown): boolean {
  const cause = httpErrorOf(error);
  if (!cause) return false;
  return LATER.has(cause.status) || cause.code === 'idempotency.in_progress';
}
