import { Controller } from '@nestjs/common';
import { settingsChanged } from '@solar/contracts/admin/events';
import { Consume } from '@solar/service-kit/messaging/handlers';
import type { MessageContext } from '@solar/service-kit/messaging/message-context';
import type { z } from 'zod';
import { CompanyService } from './company.service';

type Settings = z.output<typeof settingsChanged.data>;

/** Keeps who the company is of the site's settings. */
@Controller()
export class CompanyConsumer {
  constructor(private readonly company: CompanyService) {}

  @Consume(settingsChanged, { durable: 'company' })
  async settingsChanged(settings: Settings, { envelope }: MessageContext<Settings>): Promise<void> {
    await this.company.keep(envelope.version, settings);
  }
}
