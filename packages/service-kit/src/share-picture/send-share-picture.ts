import type { FastifyReply } from 'fastify';
import { sendTagged } from '../http/send-tagged';
import type { SharePicture } from './share-pictures';

/** Sends a picture that everybody may keep for a day; its address changes with what it shows. */
export function sendSharePicture(reply: FastifyReply, picture: SharePicture): void {
  sendTagged(reply, picture, 'image/jpeg', { 'cache-control': 'public, max-age=86400' });
}
