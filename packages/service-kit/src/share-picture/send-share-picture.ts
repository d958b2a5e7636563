import type { FastifyReply } from 'fastify';
import type { SharePicture } from './share-pictures';

/** Sends a picture that everybody may keep for a day; its address changes with what it shows. */
export function sendSharePicture(reply: FastifyReply, { bytes, etag }: SharePicture): void {
  void reply.headers({ etag, 'cache-control': 'public, max-age=86400' });
  if (reply.request.headers['if-none-match'] === etag) void reply.code(304).send();
  else void reply.type('image/jpeg').send(bytes);
}
