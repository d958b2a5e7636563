import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type {
  ContactMessage,
  contactMessageInputSchema,
  MESSAGE_STATUSES,
} from '@solar/contracts/admin/site-http';
import type { Page } from '@solar/contracts/common/pagination';
import { problem } from '@solar/service-kit/errors/problem';
import { paged } from '@solar/service-kit/http/paged';
import { listPage } from '@solar/service-kit/mongo/list-page';
import type { Mail } from '@solar/service-kit/mail/mail-message';
import { Mailer } from '@solar/service-kit/mail/mailer';
import { Outbox } from '@solar/service-kit/messaging/outbox';
import { newId } from '@solar/service-kit/mongo/new-id';
import type { Model } from 'mongoose';
import type { z } from 'zod';
import { AdminMails } from '../settings/admin-mails';
import { SettingsService } from '../settings/settings.service';
import type { MessageDoc } from './message.schema';

/** Language in which the office reads its own mails. */
const OFFICE_LANGUAGE = 'en';

type NewMessage = Omit<
  MessageDoc,
  '_id' | 'status' | 'outbox' | 'version' | 'createdAt' | 'updatedAt'
>;
type MessageStatus = (typeof MESSAGE_STATUSES)[number];

function present(doc: MessageDoc): ContactMessage {
  const { _id, fullName, email, phone, company, subject, message, status, createdAt } = doc;
  const { opening, cv } = doc;
  return {
    id: _id,
    fullName,
    email,
    ...(phone ? { phone } : {}),
    ...(company ? { company } : {}),
    subject,
    message,
    status,
    ...(opening ? { opening } : {}),
    ...(cv ? { cv } : {}),
    createdAt: createdAt.toISOString(),
  };
}

/** Messages of the contact form: stored, and mailed to the office. */
@Injectable()
export class MessagesService {
  constructor(
    @InjectModel('Message') private readonly messages: Model<MessageDoc>,
    private readonly outbox: Outbox,
    private readonly mailer: Mailer,
    private readonly mails: AdminMails,
    private readonly settings: SettingsService,
  ) {}

  receive(input: z.infer<typeof contactMessageInputSchema>): Promise<{ id: string }> {
    return this.keep(input);
  }

  /** Stores a message of any origin, and mails what it says to the office. */
  async keep(message: NewMessage): Promise<{ id: string }> {
    const _id = newId('msg');
    const outbox = this.outbox.owed([this.mailer.entry(await this.mail(message))]);
    await this.messages.create([{ _id, ...message, status: 'new', outbox }]);
    void this.outbox.publish('contact_messages', _id, outbox);
    return { id: _id };
  }

  async list(query: {
    page: number;
    pageSize: number;
    status?: string;
  }): Promise<Page<ContactMessage>> {
    const filter = query.status ? { status: query.status as MessageStatus } : {};
    const listing = { filter, sort: { _id: -1 } } as const;
    const [docs, total] = await listPage<MessageDoc>(this.messages, listing, query);
    return paged(docs.map(present), total, query);
  }

  async setStatus(id: string, status: MessageStatus): Promise<ContactMessage> {
    const doc = await this.messages
      .findOneAndUpdate(
        { _id: id },
        { $set: { status }, $inc: { version: 1 } },
        { returnDocument: 'after' },
      )
      .lean<MessageDoc>();
    if (!doc) throw problem.notFound('Message');
    return present(doc);
  }

  countNew(): Promise<number> {
    return this.messages.countDocuments({ status: 'new' });
  }

  /** To the office, in its language. */
  private async mail(input: NewMessage): Promise<Mail> {
    const { fullName, email, phone, company, opening, message } = input;
    const { contactEmail } = await this.settings.read();
    const topic = await this.mails.word(OFFICE_LANGUAGE, 'topics', input.subject);
    return this.mails.write('contactMessage', {
      to: contactEmail,
      replyTo: email,
      language: OFFICE_LANGUAGE,
      values: { topic, name: fullName },
      quotation: message,
      facts: [
        { fact: 'name', value: fullName },
        { fact: 'email', value: email },
        ...(phone ? [{ fact: 'phone', value: phone }] : []),
        ...(company ? [{ fact: 'company', value: company }] : []),
        ...(opening ? [{ fact: 'opening', value: opening }] : []),
      ],
    });
  }
}
