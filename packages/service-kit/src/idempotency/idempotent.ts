import { SetMetadata, UseInterceptors, applyDecorators } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import {
  IDEMPOTENT,
  IdempotencyInterceptor,
  type IdempotentOptions,
} from './idempotency.interceptor';

/**
 * The endpoint takes an `Idempotency-Key`: the same key, caller, address and body get the first answer again. With
 * `required`, a request without a key is a 400.
 */
export function Idempotent(options: IdempotentOptions = {}) {
  return applyDecorators(
    SetMetadata<string, IdempotentOptions>(IDEMPOTENT, options),
    UseInterceptors(IdempotencyInterceptor),
    ApiHeader({ name: 'Idempotency-Key', required: options.required ?? false }),
  );
}
