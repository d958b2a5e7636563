import { Controller } from '@nestjs/common';
import { newsletterChosen } from '@solar/contracts/account/events';
import { Consume } from '@solar/service-kit/messaging/handlers';
import type { z } from 'zod';
import { NewsletterService } from './newsletter.service';

/** What people choose in the settings of their account; who wants the newsletter confirms that by mail, as everybody does. */
@Controller()
export class NewsletterConsumer {
  constructor(private readonly newsletter: NewsletterService) {}

  @Consume(newsletterChosen, { durable: 'newsletter-choices' })
  async chosen({ email, language, wanted }: z.output<typeof newsletterChosen.data>): Promise<void> {
    if (wanted) await this.newsletter.subscribe(email, language);
    else await this.newsletter.leave(email);
  }
}
