import { Catch, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { LOGGER } from '../telemetry/logger-token';
import { toProblem } from './to-problem';

/** Turns whatever was thrown into application/problem+json. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    const request = http.getRequest<FastifyRequest>();
    const problem = toProblem(error);
    const status = problem.getStatus();
    if (status >= 500) this.logger.error({ err: problem.cause ?? error }, problem.title);
    if (reply.sent) return;
    void reply
      .code(status)
      .headers({ ...problem.headers, 'cache-control': 'no-store' })
      .type('application/problem+json')
      .send(JSON.stringify(problem.toBody(request.id)));
  }
}
