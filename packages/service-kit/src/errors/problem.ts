import { HttpException } from '@nestjs/common';
import type { Problem } from '@solar/contracts/common/problem';
import type { ProblemCode } from '@solar/contracts/common/problem-codes';

/** One wrong field of a request. */
export type FieldError = { path: string; code: string; message: string };

/** Optional parts of a problem. */
export type ProblemOptions = {
  detail?: string;
  errors?: readonly FieldError[];
  headers?: Readonly<Record<string, string>>;
  /** Further members of the body, such as `shortages`. */
  extra?: Readonly<Record<string, unknown>>;
  cause?: unknown;
};

/** An error that a client may see: a status, a stable code and a title. */
export class ProblemException extends HttpException {
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    readonly code: ProblemCode,
    readonly title: string,
    readonly parts: ProblemOptions = {},
  ) {
    super(title, status, { cause: parts.cause });
    this.headers = parts.headers ?? {};
  }

  /** The body of the answer, as application/problem+json. */
  toBody(requestId?: string): Problem & Record<string, unknown> {
    const { detail, errors, extra } = this.parts;
    return {
      ...extra,
      type: `urn:solar:problem:${this.code}`,
      title: this.title,
      status: this.getStatus(),
      code: this.code,
      ...(detail === undefined ? {} : { detail }),
      ...(requestId === undefined ? {} : { requestId }),
      ...(errors === undefined ? {} : { errors: [...errors] }),
    };
  }
}

/** Makes the problems that every slice has; a slice's own codes go through `conflict` and `unprocessable`. */
export const problem = {
  validation: (errors: readonly FieldError[], detail?: string) =>
    new ProblemException(400, 'validation.failed', 'The request is not valid', { errors, detail }),
  badRequest: (code: ProblemCode, title: string, detail?: string) =>
    new ProblemException(400, code, title, { detail }),
  unauthorized: (code: ProblemCode, detail?: string) =>
    new ProblemException(401, code, 'You must be logged in to access this resource', { detail }),
  forbidden: (detail?: string) =>
    new ProblemException(403, 'access.denied', "You don't have permission to access this area", {
      detail,
    }),
  notFound: (what: string) => new ProblemException(404, 'not_found', `${what} not found`),
  conflict: (code: ProblemCode, detail: string, options: ProblemOptions = {}) =>
    new ProblemException(409, code, 'The request conflicts with the current state', {
      ...options,
      detail,
    }),
  /** The version that the caller has seen is not the last one. */
  changedMeanwhile: (): ProblemException =>
    problem.conflict('conflict.version', 'Somebody else changed this meanwhile; load it again'),
  illegalTransition: (what: string, from: string, to: string) =>
    new ProblemException(409, 'state.illegal_transition', `This ${what} cannot change like that`, {
      detail: `${what} cannot go from ${from} to ${to}`,
      extra: { from, to },
    }),
  unprocessable: (code: ProblemCode, detail: string, options: ProblemOptions = {}) =>
    new ProblemException(422, code, 'The request cannot be processed', { ...options, detail }),
  rateLimited: (retryAfterSeconds: number) =>
    new ProblemException(429, 'rate.limited', 'Too many requests', {
      detail: `Please try again in ${retryAfterSeconds} seconds`,
      headers: { 'retry-after': String(retryAfterSeconds) },
    }),
  unavailable: (code: ProblemCode, detail: string, retryAfterSeconds = 1) =>
    new ProblemException(503, code, 'The service is busy', {
      detail,
      headers: { 'retry-after': String(retryAfterSeconds) },
    }),
};
