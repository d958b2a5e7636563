import { Controller } from '@nestjs/common';
import { settingsChanged } from '@solar/contracts/admin/events';
import { Consume } from '@solar/service-kit/messaging/handlers';
import type { MessageContext } from '@solar/service-kit/messaging/message-context';
import type { z } from 'zod';
import { SiteSettingsService } from './site-settings.service';

type Changed = z.infer<typeof settingsChanged.data>;

@Controller()
export class SiteSettingsConsumer {
  constructor(private readonly settings: SiteSettingsService) {}

  @Consume(settingsChanged, { durable: 'site-settings' })
  async onChanged(data: Changed, context: MessageContext<Changed>): Promise<void> {
    await this.settings.project(context.envelope.version, data);
  }
}
