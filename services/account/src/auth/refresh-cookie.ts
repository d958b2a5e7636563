import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountConfig } from '../config';

const NAME = 'solar_refresh';
const PATH = '/api/auth';

function attributes(config: AccountConfig) {
  return {
    httpOnly: true,
    sameSite: 'strict',
    path: PATH,
    secure: config.PUBLIC_URL.startsWith('https:'),
  } as const;
}

/** Gives the browser its refresh token; without `remember` it goes when the browser closes. */
export function setRefreshCookie(
  reply: FastifyReply,
  config: AccountConfig,
  session: { refreshToken: string; endsAt: Date; remember: boolean },
): void {
  const expires = session.remember ? { expires: session.endsAt } : {};
  void reply.setCookie(NAME, session.refreshToken, { ...attributes(config), ...expires });
}

/** Takes the refresh token away. */
export function clearRefreshCookie(reply: FastifyReply, config: AccountConfig): void {
  void reply.clearCookie(NAME, attributes(config));
}

/** The refresh token that the browser sent. */
export function readRefreshCookie(request: FastifyRequest): string | undefined {
  return request.cookies[NAME];
}
