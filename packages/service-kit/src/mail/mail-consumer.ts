import { Controller, type Type } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Consume } from '../messaging/handlers';
import type { MessageContext } from '../messaging/message-context';
import { MailDesk } from './mail-desk';
import { sendMailContract, type Mail } from './mail-message';
import { Mailer } from './mailer';

/** The consumer that sends the queued mails of a service; the service's name is in its subject, so it is made per service. */
export function mailConsumerOf(service: string): Type {
  @Controller()
  class MailConsumer {
    private desk: MailDesk | null | undefined;

    constructor(
      private readonly mailer: Mailer,
      private readonly discovery: DiscoveryService,
    ) {}

    // Its dead letters are known by this name: `MAIL_DURABLE`.
    @Consume(sendMailContract(service), { durable: 'send-mail', concurrency: 4, maxDeliver: 8 })
    async send(mail: Mail, { envelope }: MessageContext<Mail>): Promise<void> {
      const desk = this.deskOfService();
      try {
        await this.mailer.send(mail, mail.papers && (await desk?.filesOf(mail)));
      } catch (error) {
        await desk?.tried(envelope.id, mail, false);
        throw error;
      }
      await desk?.tried(envelope.id, mail, true);
    }

    private deskOfService(): MailDesk | null {
      this.desk ??=
        this.discovery
          .getProviders()
          .map(({ instance }) => instance as unknown)
          .find((one): one is MailDesk => one instanceof MailDesk) ?? null;
      return this.desk;
    }
  }
  return MailConsumer;
}
