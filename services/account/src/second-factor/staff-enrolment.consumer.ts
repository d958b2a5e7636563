import { Controller } from '@nestjs/common';
import { settingsChanged } from '@solar/contracts/admin/events';
import type { MessageContext } from '@solar/service-kit/messaging/message-context';
import { Consume } from '@solar/service-kit/messaging/handlers';
import type { z } from 'zod';
import { SiteBrand } from '../mails/site-brand';
import { UserChanges } from '../user/user-changes';
import { UserRepository } from '../user/user.repository';

/** Ends the tokens of staff without a second factor when the settings begin to ask for one. */
@Controller()
export class StaffEnrolmentConsumer {
  constructor(
    private readonly site: SiteBrand,
    private readonly users: UserRepository,
    private readonly changes: UserChanges,
  ) {}

  @Consume(settingsChanged, { durable: 'staff-enrolment' })
  async settingsChanged(
    data: z.output<typeof settingsChanged.data>,
    { envelope }: MessageContext<z.output<typeof settingsChanged.data>>,
  ): Promise<void> {
    if (!data.staffSecondFactor) return;
    // Kept here too: the tokens that follow must see the new settings, whichever consumer is first.
    await this.site.keep([envelope]);
    for (const { _id } of await this.users.staffWithoutSecondFactor()) {
      await this.changes.change(_id, ({ secondFactorAt }) =>
        secondFactorAt ? null : { fields: {}, endsTokens: true },
      );
    }
  }
}
