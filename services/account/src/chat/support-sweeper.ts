import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { CONFIG } from '@solar/service-kit/config/config-token';
import { LOGGER } from '@solar/service-kit/telemetry/logger-token';
import type { Logger } from 'pino';
import { AttachmentService } from '../attachment/attachment.service';
import type { AccountConfig } from '../config';
import { UnansweredChats } from './unanswered-chats';

const MINUTE_MS = 60_000;
/** Looks in the time that somebody waits in vain. */
const LOOKS = 4;

/** Looks each minute, or more often where nobody is to wait so long, for what somebody has to be relieved of. On every replica: each piece of work is done once by its own condition. */
@Injectable()
export class SupportSweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private work: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly unanswered: UnansweredChats,
    private readonly attachments: AttachmentService,
    @Inject(CONFIG) private readonly config: AccountConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    const { CHAT_UNANSWERED_MINUTES } = this.config;
    const everyMs = MINUTE_MS * Math.min(1, CHAT_UNANSWERED_MINUTES / LOOKS);
    this.timer = setInterval(() => {
      this.work = this.work.then(() => this.sweep());
    }, everyMs).unref();
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
