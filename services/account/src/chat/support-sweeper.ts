import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { LOGGER } from '@solar/service-kit/telemetry/logger-token';
import type { Logger } from 'pino';
import { AttachmentService } from '../attachment/attachment.service';
import { UnansweredChats } from './unanswered-chats';

const EVERY_MS = 60_000;

/** Looks every minute for what somebody has to be relieved of. On every replica: each piece of work is done once by its own condition. */
@Injectable()
export class SupportSweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private work: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly unanswered: UnansweredChats,
    private readonly attachments: AttachmentService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.work = this.work.then(() => this.sweep());
    }, EVERY_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.work;
  }

  private async sweep(): Promise<void> {
    try {
      await this.unanswered.sweep();
      await this.attachments.sweep();
    } catch (error) {
      this.logger.warn({ err: error }, 'support sweep failed');
    }
  }
}
