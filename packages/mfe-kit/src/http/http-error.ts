import type { Problem } from '@solar/contracts/common/problem';

const SIGN_IN_MESSAGE = '401: You must be logged in to access this resource';

/** Any request that did not succeed; `status` 0 means that no answer arrived. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  /** Stable code of the problem envelope, else `http.<status>`. */
  readonly code: string;
  readonly problem: Problem | undefined;

  constructor(status: number, text: string, problem?: Problem, options?: ErrorOptions) {
    super(status === 401 ? SIGN_IN_MESSAGE : `${status}: ${text}`, options);
    this.status = status;
    this.problem = problem;
    this.code = problem?.code ?? `http.${status}`;
  }

  /** The server's sentence about what went wrong. */
  get detail(): string | undefined {
    return this.problem?.detail;
  }

  /** What is wrong with single fields of the request. */
  get errors(): NonNullable<Problem['errors']> {
    return this.problem?.errors ?? [];
  }
}

/** Narrows an unknown error; with `code` also to that problem. */
export function isHttpError(error: unknown, code?: string): error is HttpError {
  return error instanceof HttpError && (code === undefined || error.code === code);
}

/** The problem envelope of an answer's body, if it is one. */
export function asProblem(body: unknown): Problem | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { code, status, title } = body as Partial<Problem>;
  const complete =
    typeof code === 'string' && typeof status === 'number' && typeof title === 'string';
  return complete ? (body as Problem) : undefined;
}
