import { Injectable, type Type } from '@nestjs/common';
import { OnMessage } from '../messaging/on-message';
import { sendMailContract, type Mail } from './mail-message';
import { Mailer } from './mailer';

/** The consumer that sends the queued mails of a service; the service's name is in its subject, so it is made per service. */
export function mailConsumerOf(service: string): Type {
  @Injectable()
  class MailConsumer {
    constructor(private readonly mailer: Mailer) {}

    @OnMessage(sendMailContract(service), {
      durable: 'send-mail',
      concurrency: 4,
      maxDeliver: 8,
      inbox: false,
    })
    async send(mail: Mail): Promise<void> {
      await this.mailer.send(mail);
    }
  }
  return MailConsumer;
}
