import { Inject, Injectable } from '@nestjs/common';
import type { ServiceAnswer, SystemStatus } from '@solar/contracts/admin/status-http';
import { serviceStatusRead, STATUS_SERVICES } from '@solar/contracts/common/service-status';
import { CONFIG } from '@solar/service-kit/config/config-token';
import { DeadLetters } from '@solar/service-kit/messaging/dead-letters';
import { RpcClient } from '@solar/service-kit/messaging/rpc-client';
import { LOGGER } from '@solar/service-kit/telemetry/logger-token';
import type { Logger } from 'pino';
import type { AdminConfig } from '../config';
import { lastBackupIn } from './last-backup';

/** Asks every service over the message server how it is. */
@Injectable()
export class StatusService {
  constructor(
    private readonly rpc: RpcClient,
    private readonly deadLetters: DeadLetters,
    @Inject(CONFIG) private readonly config: AdminConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async read(): Promise<SystemStatus> {
    const [services, deadLetters, lastBackupAt] = await Promise.all([
      Promise.all(STATUS_SERVICES.map((name) => this.ask(name))),
      this.deadLetters.count().catch(() => null),
      lastBackupIn(this.config.BACKUP_DIR),
    ]);
    return { at: new Date().toISOString(), services, deadLetters, lastBackupAt };
  }

  private async ask(name: string): Promise<ServiceAnswer> {
    try {
      return { name, status: await this.rpc.call(serviceStatusRead(name), {}) };
    } catch (error) {
      this.logger.warn({ err: error, service: name }, 'service does not say how it is');
      return { name, status: null };
    }
  }
}
