import { createHash } from 'node:crypto';
import {
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { problem } from '../errors/problem';
import { IdempotencyStore } from './idempotency-store';

/** Metadata key of `@Idempotent()`. */
export const IDEMPOTENT = 'solar:idempotent';

/** Whether the key must be there. */
export type IdempotentOptions = { required?: boolean };

const KEY = /^[\x21-\x7e]{8,128}$/;

function sha256(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('base64url');
}

function keyOf(request: FastifyRequest, required: boolean): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined && !required) return null;
  if (typeof key !== 'string' || !KEY.test(key)) {
    throw problem.badRequest(
      'idempotency.key_required',
      'An Idempotency-Key header is needed',
      'A unique text of 8 to 128 characters',
    );
  }
  return key;
}

/** Answers a repeated request with its first answer; see `@Idempotent()`. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly store: IdempotencyStore,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const options = this.reflector.get<IdempotentOptions>(IDEMPOTENT, context.getHandler());
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const key = keyOf(request, options.required ?? false);
    if (key === null) return next.handle();
    return from(this.once(key, request, http.getResponse<FastifyReply>(), next));
  }

  private async once(
    key: string,
    request: FastifyRequest,
    reply: FastifyReply,
    next: CallHandler,
  ): Promise<unknown> {
    const caller = request.principal?.userId ?? 'visitor';
    const id = sha256(caller, request.method, request.url, key);
    const body = request.rawBody ?? JSON.stringify(request.body ?? null);
    const stored = await this.store.begin(id, sha256(body));
    if (stored) {
      void reply.code(stored.status).header('idempotency-replayed', 'true');
      return stored.body === '' ? undefined : (JSON.parse(stored.body) as unknown);
    }
    try {
      const answer: unknown = await lastValueFrom(next.handle(), { defaultValue: undefined });
      const text = answer === undefined ? '' : JSON.stringify(answer);
      await this.store.finish(id, { status: reply.statusCode, body: text });
      return answer;
    } catch (error) {
      await this.store.abandon(id);
      throw error;
    }
  }
}
