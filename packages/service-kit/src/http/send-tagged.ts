import type { FastifyReply } from 'fastify';

export interface TaggedAnswer {
  bytes: Buffer | string;
  etag: string;
}

/** Sends an answer with its tag, or 304 to those who have it; the headers say who may keep it and for how long. */
export function sendTagged(
  reply: FastifyReply,
  { bytes, etag }: TaggedAnswer,
  type: string,
  headers: Readonly<Record<string, string>>,
): void {
  void reply.headers({ ...headers, etag });
  if (hasTag(reply.request.headers['if-none-match'], etag)) void reply.code(304).send();
  else void reply.type(type).send(bytes);
}

/** Proxies that compress mark the tag as weak. */
function hasTag(given: string | undefined, etag: string): boolean {
  return given?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
}
