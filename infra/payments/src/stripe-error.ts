import type { StripeErrorBody } from './stripe-objects';

/** An answer of the API that is not 2xx. */
export class StripeApiError extends Error {
  constructor(
    readonly statusCode: number,
    readonly body: StripeErrorBody,
  ) {
    super(body.message);
  }
}

export function invalidRequest(
  message: string,
  extra: Partial<StripeErrorBody> = {},
): StripeApiError {
  return new StripeApiError(400, { type: 'invalid_request_error', message, ...extra });
}

export function noSuch(kind: string, id: string, param: string): StripeApiError {
  return new StripeApiError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });
}
