import { Controller } from '@nestjs/common';
import { newsletterChanged } from '@solar/contracts/admin/events';
import { Consume } from '@solar/service-kit/messaging/handlers';
import type { z } from 'zod';
import { UserChanges } from '../user/user-changes';
import { UserRepository } from '../user/user.repository';

/** Shows in the settings of a person what the links of the newsletter's mails have done. */
@Controller()
export class NewsletterConsumer {
  constructor(
    private readonly users: UserRepository,
    private readonly changes: UserChanges,
  ) {}

  @Consume(newsletterChanged, { durable: 'newsletter-setting' })
  async changed({ email, subscribed }: z.output<typeof newsletterChanged.data>): Promise<void> {
    const user = await this.users.findByEmail(email);
    if (!user || user.anonymisedAt) return;
    await this.changes.change(user._id, ({ newsletter }) =>
      newsletter === subscribed ? null : { fields: { newsletter: subscribed } },
    );
  }
}
