import { HttpException } from '@nestjs/common';
import type { ProblemCode } from '@solar/contracts/common/problem-codes';
import { Error as MongooseError, mongo } from 'mongoose';
import { z } from 'zod';
import { RpcError } from './rpc-error';
import { ProblemException, problem, type FieldError } from './problem';

/** Stable codes of statuses that Fastify and Nest raise themselves. */
const CODES: Readonly<Record<number, readonly [code: ProblemCode, title: string]>> = {
  400: ['request.malformed', 'The request is malformed'],
  404: ['not_found', 'Not found'],
  405: ['method.not_allowed', 'This method is not allowed'],
  408: ['request.timeout', 'The request took too long'],
  413: ['body.too_large', 'The request body is too large'],
  414: ['request.uri_too_long', 'The address is too long'],
  415: ['body.unsupported_type', 'This content type is not supported'],
  431: ['request.headers_too_large', 'The request headers are too large'],
  503: ['service.unavailable', 'The service is busy'],
};

/** Field errors of a failed zod parse. */
export function fieldErrors(error: z.core.$ZodError): FieldError[] {
  return error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        path: [...issue.path, key].join('.'),
        code: 'unknown_field',
        message: 'This field is not known',
      }));
    }
    return [{ path: issue.path.join('.'), code: issue.code, message: issue.message }];
  });
}

function fromStatus(status: number, detail: string | undefined, cause: unknown): ProblemException {
  const [code, title] = CODES[status] ?? ([`http.${status}`, 'The request was refused'] as const);
  return new ProblemException(status, code, title, { detail, cause });
}

function statusOf(error: object): number | undefined {
  const status = 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}

function fromMongo(error: Error): ProblemException | undefined {
  if (error instanceof MongooseError.CastError || error instanceof MongooseError.StrictModeError) {
    return problem.validation([
      { path: error.path, code: 'invalid_type', message: 'This value is not of the right kind' },
    ]);
  }
  if (error instanceof MongooseError.ValidationError) {
    return problem.validation(
      Object.values(error.errors).map((e) => ({ path: e.path, code: e.kind, message: e.message })),
    );
  }
  if (error instanceof mongo.MongoServerError && error.code === 11000) {
    return problem.conflict('conflict.duplicate', 'Something with these values exists already');
  }
  const away =
    error instanceof mongo.MongoNetworkError ||
    error instanceof mongo.MongoServerSelectionError ||
    error instanceof mongo.MongoNotConnectedError;
  return away ? problem.unavailable('service.unavailable', 'Please try again later', 2) : undefined;
}

/** What a client may know of an error; anything unforeseen is a 500 that says nothing. */
export function toProblem(error: unknown): ProblemException {
  if (error instanceof ProblemException) return error;
  if (error instanceof z.core.$ZodError) return problem.validation(fieldErrors(error));
  if (error instanceof RpcError) {
    return problem.unavailable('service.unavailable', 'Please try again later', 2);
  }
  if (error instanceof HttpException) {
    const status = error.getStatus();
    if (status < 500 || status === 503) return fromStatus(status, error.message, error);
  }
  if (error instanceof Error) {
    const known = fromMongo(error);
    if (known) return known;
    const status = statusOf(error);
    if (status !== undefined) return fromStatus(status, error.message, error);
  }
  return new ProblemException(500, 'internal', 'An error occurred', {
    detail: 'Please try again later',
    cause: error,
  });
}
