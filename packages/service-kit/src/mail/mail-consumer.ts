import { Controller, type Type } from '@nestjs/common';
import { Consume } from '../messaging/handlers';
import { sendMailContract, type Mail } from './mail-message';
import { Mailer } from './mailer';

/** The consumer that sends the queued mails of a service; the service's name is in its subject, so it is made per service. */
export function mailConsumerOf(service: string): Type {
  @Controller()
  class MailConsumer {
    constructor(private readonly mailer: Mailer) {}

    // Its dead letters are known by this name: `MAIL_DURABLE`.
    @Consume(sendMailContract(service), { durable: 'send-mail', concurrency: 4, maxDeliver: 8 })
    async send(mail: Mail): Promise<void> {
      await this.mailer.send(mail);
    }
  }
  return MailConsumer;
}
