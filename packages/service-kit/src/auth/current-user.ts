import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Principal } from './principal';

/** The signed-in caller; null only on public endpoints. */
export const CurrentUser = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Principal | null =>
    context.switchToHttp().getRequest<FastifyRequest>().principal,
);
