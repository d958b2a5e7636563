import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { RateLimiter } from './rate-limiter';

/** How often an endpoint may be called in a window. */
export type RateLimitRule = {
  name: string;
  /** Calls per account (or per address when there is no account) and window. */
  limit: number;
  windowSeconds: number;
  /** Body field that names the account, such as `email`. */
  accountField?: string;
  /** Calls per address, where many people may sit behind one. Default: ten times `limit` with an account. */
  addressLimit?: number;
  /** Count over all replicas, where passwords or money are at stake; otherwise each replica counts by itself. */
  shared?: boolean;
};

/** Metadata key of `@RateLimit()`. */
export const RATE_LIMIT = 'solar:rate-limit';

const SHARED_ADDRESS = 10;

function accountOf(request: FastifyRequest, field: string | undefined): string | undefined {
  if (request.principal) return request.principal.userId;
  const { body } = request;
  if (field === undefined || typeof body !== 'object' || body === null) return undefined;
  const value: unknown = Reflect.get(body, field);
  return typeof value === 'string' ? value.trim().toLowerCase().slice(0, 200) : undefined;
}

/** Counts calls per address and account. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const rule = this.reflector.get<RateLimitRule>(RATE_LIMIT, context.getHandler());
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const account = accountOf(request, rule.accountField);
    const ofAddress = account === undefined ? rule.limit : rule.limit * SHARED_ADDRESS;
    const limit = rule.addressLimit ?? ofAddress;
    await this.limiter.hit({ ...rule, name: `${rule.name}:address`, limit }, request.ip);
    if (account !== undefined) {
      await this.limiter.hit({ ...rule, name: `${rule.name}:account` }, account);
    }
    return true;
  }
}
