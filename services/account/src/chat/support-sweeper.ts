import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CONFIG } from '@solar/service-kit/config/config-token';
import { Leases } from '@solar/service-kit/messaging/leases';
import { AttachmentService } from '../attachment/attachment.service';
import type { AccountConfig } from '../config';
import { UnansweredChats } from './unanswered-chats';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** Looks in the time that somebody waits in vain. */
const LOOKS = 2;

/**
 * Looks each minute, or more often where nobody is to wait so long, for conversations that nobody answers, and each hour for files
 * that were sent a day ago and never used. On one replica; each piece of work is done once by its own condition.
 */
@Injectable()
export class SupportSweeper implements OnApplicationBootstrap {
  constructor(
    private readonly unanswered: UnansweredChats,
    private readonly attachments: AttachmentService,
    private readonly leases: Leases,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  onApplicationBootstrap(): void {
    const { CHAT_UNANSWERED_MINUTES } = this.config;
    const everyMs = MINUTE_MS * Math.min(1, CHAT_UNANSWERED_MINUTES / LOOKS);
    this.leases.whileHolding('unanswered-chats', { everyMs }, async () => {
      await this.unanswered.sweep();
    });
    this.leases.whileHolding('unused-attachments', { everyMs: HOUR_MS }, async () => {
      await this.attachments.sweep();
    });
  }
}
