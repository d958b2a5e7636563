import { Transform, type TransformCallback } from 'node:stream';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { Transporter } from 'nodemailer';
import { CONFIG, SERVICE, type ServiceIdentity } from '../config/config-token';
import type { ServiceConfig } from '../config/service-config';
import { Outbox, outboxEntry, type OutboxEntry } from '../messaging/outbox';
import { newId } from '../mongo/new-id';
import type { MailFile } from './mail-desk';
import { sendMailContract, type Mail } from './mail-message';

const TIMEOUT_MS = 10_000;

/** A mail in one piece. The library writes headers, boundaries and parts one by one, and each write costs more than all of the text. */
class WholeText extends Transform {
  private readonly pieces: Buffer[] = [];

  override _transform(piece: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.pieces.push(piece);
    done();
  }

  override _flush(done: TransformCallback): void {
    done(null, Buffer.concat(this.pieces));
  }
}

function hostOf(address: string): string {
  return /@([^\s>]+)/.exec(address)?.[1] ?? 'localhost';
}

/** Sends mail over SMTP; the library is loaded with the first mail. */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  private transport: Promise<Transporter> | null = null;

  constructor(
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: ServiceConfig,
    @Inject(SERVICE) private readonly service: ServiceIdentity,
  ) {}

  /** Sends now. Rejects when the server does not take it. */
  async send(mail: Mail, attachments: readonly MailFile[] = []): Promise<void> {
    this.transport ??= this.connect();
    const transport = await this.transport;
    const { id, unsubscribe, to, replyTo, subject, text, html } = mail;
    const from = this.config.MAIL_FROM;
    await transport.sendMail({
      ...{ from, to, replyTo, subject, text, html },
      ...(attachments.length > 0 && { attachments: [...attachments] }),
      ...(id && { messageId: `<${id}@${hostOf(from)}>` }),
      ...(unsubscribe && {
        headers: {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      }),
    });
  }

  /** A mail that goes out with a document's own messages; with an `id` it is sent once however often it is written. */
  entry(mail: Mail, id?: string): OutboxEntry {
    const message = { aggregateId: newId('mail'), version: 0, data: mail };
    return outboxEntry(sendMailContract(this.service.name), message, id);
  }

  /** Sends after the transaction has committed, again until the server takes it. */
  async enqueue(session: ClientSession, mail: Mail): Promise<void> {
    await this.outbox.addMany(session, [this.entry(mail)]);
  }

  async onApplicationShutdown(): Promise<void> {
    (await this.transport)?.close();
  }

  private async connect(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url: this.config.SMTP_URL,
      pool: true,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    });
    transport.use('stream', (mail, done) => {
      mail.message?.transform(() => new WholeText());
      done();
    });
    return transport;
  }
}
