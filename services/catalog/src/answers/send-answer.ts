import type { FastifyReply } from 'fastify';
import { ApiResponse } from '@nestjs/swagger';
import { sendTagged } from '@solar/service-kit/http/send-tagged';
import type { SerialisedAnswer } from './serialised-answers';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Documents an endpoint that sends its answer as bytes. */
export function SerialisedResponse(dto: { Output: unknown }): MethodDecorator {
  return ApiResponse({ status: 200, type: dto.Output as new () => object });
}

/** Sends an answer that browsers may keep and ask for again by its tag. */
export function sendRevalidated(reply: FastifyReply, answer: SerialisedAnswer): void {
  const headers = { 'cache-control': 'no-cache', vary: 'authorization' };
  sendTagged(reply, answer, JSON_TYPE, headers);
}

/** Sends an answer that is the same for everybody, so that the edge keeps it for a moment. */
export function sendShared(reply: FastifyReply, answer: SerialisedAnswer, type: string): void {
  sendTagged(reply, answer, type, { 'cache-control': 'public, max-age=30' });
}

/** Sends an answer that nobody may keep. */
export function sendUnstored(reply: FastifyReply, bytes: Buffer): void {
  void reply.header('cache-control', 'no-store').type(JSON_TYPE).send(bytes);
}
