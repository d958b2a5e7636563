import { Injectable } from '@nestjs/common';
import { readMailAddress } from '@solar/contracts/account/rpc';
import type {
  Mailing,
  MailingInput,
  MailingPreview,
  MailingRow,
  MailingStatus,
  MailingUpdate,
} from '@solar/contracts/admin/mailings-http';
import type { Language } from '@solar/contracts/common/localized';
import type { Page, PageQuery } from '@solar/contracts/common/pagination';
import type { Principal } from '@solar/service-kit/auth/principal';
import { problem } from '@solar/service-kit/errors/problem';
import { paged } from '@solar/service-kit/http/paged';
import { Mailer } from '@solar/service-kit/mail/mailer';
import { RpcClient } from '@solar/service-kit/messaging/rpc-client';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import { MailingRepository } from './mailing.repository';
import type { MailingDoc, ShownEntry } from './mailing.schema';
import { MailingRunner } from './mailing-runner';
import { MailingWriter, presentEntry, shownEntry } from './mailing-writer';
import { Subscribers } from './subscribers';

/** Stands where the link of a subscriber would: following it answers that it is no longer valid. */
const NO_TOKEN = 'preview-of-the-newsletter';

/** Newsletters: writing, looking at and sending them. */
@Injectable()
export class MailingsService {
  constructor(
    private readonly mailings: MailingRepository,
    private readonly subscribers: Subscribers,
    private readonly writer: MailingWriter,
    private readonly runner: MailingRunner,
    private readonly mailer: Mailer,
    private readonly transactions: Transactions,
    private readonly rpc: RpcClient,
  ) {}

  async list(query: PageQuery & { status?: MailingStatus }): Promise<Page<MailingRow>> {
    const [docs, total] = await this.mailings.page(query);
    return paged(docs.map(presentRow), total, query);
  }

  async read(id: string): Promise<Mailing> {
    const doc = await this.mailings.get(id);
    const [entries, subscribers] = await Promise.all([
      this.writer.entriesOf(doc),
      this.subscribers.count(),
    ]);
    return { ...presentRow(doc), text: doc.text, entries: entries.map(presentEntry), subscribers };
  }

  async add(input: MailingInput): Promise<Mailing> {
    return this.read(await this.mailings.add(input));
  }

  /** Throws 409 `newsletter.not_draft` for one that was sent. */
  async replace(id: string, { version, ...input }: MailingUpdate): Promise<Mailing> {
    await this.draft(id);
    await this.mailings.replace({ _id: id, version }, input);
    return this.read(id);
  }

  /** Throws 409 `newsletter.not_draft` for one that was sent: who got it can look it up. */
  async remove(id: string, version: number): Promise<void> {
    await this.draft(id);
    await this.mailings.remove({ _id: id, version });
  }

  async preview(id: string, language: Language): Promise<MailingPreview> {
    const { subject, html = '', text } = await this.sample(id, language, 'reader@example.com');
    return { subject, html, text };
  }

  /** To whoever asks, as a subscriber gets it. */
  async test(id: string, language: Language, { userId }: Principal): Promise<{ email: string }> {
    const { email } = await this.rpc.call(readMailAddress, { userId });
    if (email === null) throw problem.notFound('User');
    // A mail program would call an address that unsubscribes nobody.
    const { unsubscribe: _none, ...mail } = await this.sample(id, language, email);
    await this.transactions.run((session) => this.mailer.enqueue(session, mail));
    return { email };
  }

  /**
   * Begins to send; the rest happens in the background. Throws 409 `newsletter.not_draft`, `newsletter.no_subscribers`, and
   * `newsletter.entry_hidden` for an entry that visitors cannot read.
   */
  async send(id: string, version: number, { name: by }: Principal): Promise<Mailing> {
    const draft = await this.draft(id);
    const [entries, recipients] = await Promise.all([
      this.writer.entriesOf(draft),
      this.subscribers.count(),
    ]);
    const isWhole = entries.length === draft.entries.length;
    if (!isWhole || entries.some(({ status }) => status !== 'published')) {
      throw problem.conflict('newsletter.entry_hidden', 'An entry is not published');
    }
    if (recipients === 0) {
      throw problem.conflict('newsletter.no_subscribers', 'Nobody has subscribed yet');
    }
    const shown = entries.map(shownEntry);
    await this.mailings.start({ _id: id, version }, { by, at: new Date(), recipients, shown });
    this.runner.run(id);
    return this.read(id);
  }

  /** Whoever has it keeps it. Throws 409 `newsletter.not_sending`. */
  async stop(id: string): Promise<Mailing> {
    await this.mailings.get(id);
    if (!(await this.mailings.end(id, 'stopped'))) {
      throw problem.conflict('newsletter.not_sending', 'The newsletter is not being sent');
    }
    return this.read(id);
  }

  private async draft(id: string): Promise<MailingDoc> {
    const doc = await this.mailings.get(id);
    if (doc.status !== 'draft') {
      throw problem.conflict('newsletter.not_draft', 'The newsletter has been sent');
    }
    return doc;
  }

  private async sample(id: string, language: Language, to: string) {
    const doc = await this.mailings.get(id);
    return this.writer.write(doc, await this.shownOf(doc), { to, language, token: NO_TOKEN });
  }

  /** What was sent, or what would be. */
  private async shownOf(doc: MailingDoc): Promise<ShownEntry[]> {
    if (doc.status !== 'draft') return doc.shown;
    return (await this.writer.entriesOf(doc)).map(shownEntry);
  }
}

function presentRow(doc: Omit<MailingDoc, 'text' | 'shown'>): MailingRow {
  return {
    id: doc._id,
    subject: doc.subject,
    status: doc.status,
    recipients: doc.recipients,
    sent: doc.sent,
    unsubscribed: doc.unsubscribed,
    startedBy: doc.startedBy,
    startedAt: doc.startedAt?.toISOString() ?? null,
    endedAt: doc.endedAt?.toISOString() ?? null,
    updatedAt: doc.updatedAt.toISOString(),
    version: doc.version,
  };
}
