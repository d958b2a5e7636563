import { Inject, Injectable } from '@nestjs/common';
import { MAILING_KINDS, type MailingEntry } from '@solar/contracts/admin/mailings-http';
import { contentPath } from '@solar/contracts/admin/content-paths';
import { pathIn } from '@solar/contracts/common/language-address';
import { LANGUAGES, textIn, type Language } from '@solar/contracts/common/localized';
import { newLinkToken } from '@solar/service-kit/auth/link-token';
import { CONFIG } from '@solar/service-kit/config/config-token';
import type { Mail } from '@solar/service-kit/mail/mail-message';
import type { AdminConfig } from '../config';
import { ContentRepository } from '../content/content.repository';
import type { ContentDoc } from '../content/content.schema';
import { AdminMails } from '../settings/admin-mails';
import type { MailingDoc, ShownEntry } from './mailing.schema';

type Kind = (typeof MAILING_KINDS)[number];
type PointedEntry = ContentDoc & { kind: Kind };
/** To whom a newsletter goes, and with which link they leave. */
export type Recipient = { to: string; language: Language; token: string };

/** Makes a newsletter's mail of its texts and of the entries that it points to. */
@Injectable()
export class MailingWriter {
  constructor(
    private readonly content: ContentRepository,
    private readonly mails: AdminMails,
    @Inject(CONFIG) private readonly config: AdminConfig,
  ) {}

  /** The entries that still exist, in the order of the newsletter. */
  async entriesOf({ entries }: Pick<MailingDoc, 'entries'>): Promise<PointedEntry[]> {
    const found = await this.content.withIds(entries);
    const byId = new Map(found.map((doc) => [doc._id, doc]));
    return entries.flatMap((id) => {
      const doc = byId.get(id);
      return doc && isPointedTo(doc) ? [doc] : [];
    });
  }

  /**
   * Writes a newsletter once in each language, and gives what makes the mail of a subscriber of it: only the address and the token
   * in its links differ.
   */
  async letter(mailing: MailingDoc): Promise<(recipient: Recipient) => Mail> {
    const standIn = newLinkToken();
    const letters = new Map<Language, Mail>();
    for (const language of LANGUAGES) {
      const recipient = { to: 'subscriber@example.com', language, token: standIn };
      letters.set(language, await this.write(mailing, mailing.shown, recipient));
    }
    return ({ to, language, token }) => {
      const letter = letters.get(language);
      if (!letter) throw new Error(`No newsletter in ${language}`);
      const { subject, text, html = '', unsubscribe = '' } = letter;
      const own = (part: string) => part.replaceAll(standIn, token);
      return { to, subject, text: own(text), html: own(html), unsubscribe: own(unsubscribe) };
    };
  }

  async write(
    { subject, text }: Pick<MailingDoc, 'subject' | 'text'>,
    shown: readonly ShownEntry[],
    { to, language, token }: Recipient,
  ): Promise<Mail> {
    const { PUBLIC_URL } = this.config;
    const mail = await this.mails.write('newsletter', {
      to,
      language,
      values: { subject: textIn(subject, language), text: textIn(text, language) },
      entries: shown.map((entry) => ({
        title: textIn(entry.title, language),
        text: textIn(entry.text, language),
        url: PUBLIC_URL + pathIn(language, entry.path),
      })),
      link: `${PUBLIC_URL}${pathIn(language, '/newsletter/unsubscribe')}?token=${token}`,
    });
    const unsubscribe = `${PUBLIC_URL}/api/content/newsletter/one-click?token=${token}`;
    return { ...mail, unsubscribe };
  }
}

function isPointedTo(doc: ContentDoc): doc is PointedEntry {
  return (MAILING_KINDS as readonly string[]).includes(doc.kind);
}

/** What a newsletter shows of an entry. */
export function shownEntry({ kind, slug, title, excerpt }: PointedEntry): ShownEntry {
  return { title, text: excerpt, path: contentPath(kind, slug) };
}

/** An entry for whoever writes the newsletter. */
export function presentEntry({ _id, kind, title, status }: PointedEntry): MailingEntry {
  return { id: _id, kind, title, published: status === 'published' };
}
