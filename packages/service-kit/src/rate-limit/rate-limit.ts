import { SetMetadata, UseGuards, applyDecorators } from '@nestjs/common';
import { RATE_LIMIT, RateLimitGuard, type RateLimitRule } from './rate-limit.guard';

/** Limits calls per address and, with `accountField`, per account named in the body; see `RateLimitRule`. */
export function RateLimit(rule: RateLimitRule) {
  return applyDecorators(
    SetMetadata<string, RateLimitRule>(RATE_LIMIT, rule),
    UseGuards(RateLimitGuard),
  );
}
