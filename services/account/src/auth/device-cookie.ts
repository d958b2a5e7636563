import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountConfig } from '../config';
import { secretTokenHash } from './secret-token';

const NAME = 'solar_device';
const ID = /^[\w-]{22}$/;
const ID_BYTES = 16;
const YEAR_SECONDS = 365 * 86_400;
const USER_AGENT_MAX = 200;

/** The browser of a request: what it calls itself, and whether it has been here before. */
export type Device = {
  name: string;
  /** What is stored of its cookie. */
  hash: string;
};

/** Knows a browser again by a cookie that says nothing else, and gives a new one its cookie. */
export function recogniseDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  config: AccountConfig,
): Device {
  const sent = request.cookies[NAME];
  const id = sent && ID.test(sent) ? sent : randomBytes(ID_BYTES).toString('base64url');
  void reply.setCookie(NAME, id, {
    httpOnly: true,
    sameSite: 'strict',
    path: '/api/auth',
    secure: config.PUBLIC_URL.startsWith('https:'),
    maxAge: YEAR_SECONDS,
  });
  return {
    name: (request.headers['user-agent'] ?? '').slice(0, USER_AGENT_MAX),
    hash: secretTokenHash(id),
  };
}
