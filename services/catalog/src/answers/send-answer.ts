import type { FastifyReply } from 'fastify';
import { ApiResponse } from '@nestjs/swagger';
import type { SerialisedAnswer } from './serialised-answers';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Documents an endpoint that sends its answer as bytes. */
export function SerialisedResponse(dto: { Output: unknown }): MethodDecorator {
  return ApiResponse({ status: 200, type: dto.Output as new () => object });
}

/** Sends an answer that browsers may keep and ask for again by its tag. */
export function sendRevalidated(reply: FastifyReply, { bytes, etag }: SerialisedAnswer): void {
  void reply.headers({ etag, 'cache-control': 'no-cache', vary: 'authorization' });
  if (hasTag(reply.request.headers['if-none-match'], etag)) void reply.code(304).send();
  else void reply.type(JSON_TYPE).send(bytes);
}

/** Sends an answer that is the same for everybody, so that the edge keeps it for a moment. */
export function sendShared(
  reply: FastifyReply,
  { bytes, etag }: SerialisedAnswer,
  type: string,
): void {
  void reply.headers({ etag, 'cache-control': 'public, max-age=30' });
  if (hasTag(reply.request.headers['if-none-match'], etag)) void reply.code(304).send();
  else void reply.type(type).send(bytes);
}

/** Sends an answer that nobody may keep. */
export function sendUnstored(reply: FastifyReply, bytes: Buffer): void {
  void reply.header('cache-control', 'no-store').type(JSON_TYPE).send(bytes);
}

/** Proxies that compress mark the tag as weak. */
function hasTag(given: string | undefined, etag: string): boolean {
  return given?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
}
