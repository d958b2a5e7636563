import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type {
  ContactMessage,
  contactMessageInputSchema,
  MESSAGE_STATUSES,
} from '@solar/contracts/admin/site-http';
import type { Page } from '@solar/contracts/common/pagination';
import { problem } from '@solar/service-kit/errors/problem';
import { paged, skipOf } from '@solar/service-kit/http/paged';
import { Mailer } from '@solar/service-kit/mail/mailer';
import { newId } from '@solar/service-kit/mongo/new-id';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import type { Model } from 'mongoose';
import type { z } from 'zod';
import { SettingsService } from '../settings/settings.service';
import type { MessageDoc } from './message.schema';

type MessageStatus = (typeof MESSAGE_STATUSES)[number];

function present(doc: MessageDoc): ContactMessage {
  const { _id, fullName, email, phone, company, subject, message, status, createdAt } = doc;
  return {
    id: _id,
    fullName,
    email,
    ...(phone ? { phone } : {}),
    ...(company ? { company } : {}),
    subject,
    message,
    status,
    createdAt: createdAt.toISOString(),
  };
}

/** Messages of the contact form: stored, and mailed to the office. */
@Injectable()
export class MessagesService {
  constructor(
    @InjectModel('Message') private readonly messages: Model<MessageDoc>,
    private readonly transactions: Transactions,
    private readonly mailer: Mailer,
    private readonly settings: SettingsService,
  ) {}

  async receive(input: z.infer<typeof contactMessageInputSchema>): Promise<{ id: string }> {
    const { contactEmail } = await this.settings.read();
    const id = newId('msg');
    await this.transactions.run(async (session) => {
      await this.messages.create([{ _id: id, ...input, status: 'new' }], { session });
      await this.mailer.enqueue(session, {
        to: contactEmail,
        subject: `Contact form: ${input.subject} – ${input.fullName}`,
        text: `${input.fullName} <${input.email}>\n${input.phone ?? ''}\n${input.company ?? ''}\n\n${input.message}`,
      });
    });
    return { id };
  }

  async list(query: {
    page: number;
    pageSize: number;
    status?: string;
  }): Promise<Page<ContactMessage>> {
    const filter = query.status ? { status: query.status as MessageStatus } : {};
    const [docs, total] = await Promise.all([
      this.messages
        .find(filter)
        .sort({ _id: -1 })
        .skip(skipOf(query))
        .limit(query.pageSize)
        .lean<MessageDoc[]>(),
      this.messages.countDocuments(filter),
    ]);
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
}
