import type { Type } from '@nestjs/common';
import type { TestService } from '@solar/service-kit/testing/test-service';

/**
 * Runs `rival` right before the next call of a repository's method: after everything that the caller has read, before its write. The
 * rival meets the method as it is.
 */
export function rightBefore<T extends object>(
  service: TestService,
  type: Type<T>,
  method: keyof T & string,
  wanted: (...args: unknown[]) => boolean,
  rival: () => Promise<unknown>,
): { done: () => boolean } {
  const provider = service.get(type) as Record<string, unknown>;
  const original = provider[method];
  if (typeof original !== 'function') throw new Error(`${type.name} has no ${method}`);
  let met = false;
  provider[method] = async (...args: unknown[]): Promise<unknown> => {
    if (!met && wanted(...args)) {
      met = true;
      provider[method] = original;
      await rival();
    }
    return original.apply(provider, args) as Promise<unknown>;
  };
  return { done: () => met };
}
