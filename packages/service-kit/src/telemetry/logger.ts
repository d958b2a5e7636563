import type { LoggerService } from '@nestjs/common';
import { pino, type Logger } from 'pino';
import type { ServiceIdentity } from '../config/config-token';
import { currentContext, traceIdOf } from './request-context';

/** Fields that never reach a log, wherever they sit in a logged object. */
const SECRET_FIELDS = [
  'password',
  'currentPassword',
  'newPassword',
  'token',
  'refreshToken',
  'authorization',
  'cookie',
  'email',
  'phone',
  'address',
];

const SECRET_PATHS = SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]);

/**
 * JSON logger of a service: request and trace ids on every line, personal data and secrets cut out. Looking for
 * secrets costs more than the rest of a line, so the lines of requests and messages, which are made of known fields, go without.
 */
export function createLogger(
  service: ServiceIdentity,
  level: string,
  options: { redact?: boolean } = {},
): Logger {
  return pino({
    level,
    base: { service: service.name },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    ...(options.redact === false ? {} : { redact: { paths: SECRET_PATHS, remove: true } }),
    mixin() {
      const context = currentContext();
      if (!context) return {};
      return { requestId: context.requestId, traceId: traceIdOf(context.traceparent) };
    },
  });
}

/** Lets Nest log through pino. */
export class PinoNestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...context: unknown[]): void {
    this.logger.debug({ context: context.at(-1) }, String(message));
  }
  warn(message: unknown, ...context: unknown[]): void {
    this.logger.warn({ context: context.at(-1) }, String(message));
  }
  error(message: unknown, ...rest: unknown[]): void {
    if (message instanceof Error) this.logger.error({ err: message }, message.message);
    else this.logger.error({ context: rest.at(-1), stack: rest[0] }, String(message));
  }
  debug(message: unknown, ...context: unknown[]): void {
    this.logger.trace({ context: context.at(-1) }, String(message));
  }
  verbose(message: unknown, ...context: unknown[]): void {
    this.logger.trace({ context: context.at(-1) }, String(message));
  }
}
