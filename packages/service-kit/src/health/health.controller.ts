import { Controller, Get, Inject, Res, type Type } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../auth/access';
import { SERVICE, type ServiceIdentity } from '../config/config-token';
import { Metrics } from '../telemetry/metrics';
import { Health } from './health';

/** Liveness, readiness and metrics of a service; its readiness is also at `/api/<service>/health`. */
export function healthControllerOf(service: string): Type {
  @ApiExcludeController()
  @Public()
  @Controller()
  class HealthController {
    constructor(
      private readonly health: Health,
      private readonly metrics: Metrics,
      @Inject(SERVICE) private readonly identity: ServiceIdentity,
    ) {}

    @Get('healthz')
    live() {
      return { status: 'alive' };
    }

    @Get('readyz')
    ready(@Res() reply: FastifyReply) {
      return this.answer(reply);
    }

    @Get(`api/${service}/health`)
    publicHealth(@Res() reply: FastifyReply) {
      return this.answer(reply);
    }

    @Get('metrics')
    async scrape(@Res() reply: FastifyReply): Promise<void> {
      const text = await this.metrics.registry.metrics();
      await reply.type(this.metrics.registry.contentType).send(text);
    }

    private async answer(reply: FastifyReply): Promise<void> {
      const { ready, checks } = await this.health.report();
      await reply
        .code(ready ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({
          service: this.identity.name,
          version: this.identity.version,
          status: ready ? 'ready' : 'unready',
          checks,
        });
    }
  }
  return HealthController;
}
