import { languagePrefix, pathIn } from '@solar/contracts/common/language-address';
import type { Language } from '@solar/contracts/common/localized';
import type { MailBlock, MailBrand, MailRow } from './mail-content';
import type { Mail, MailSubject } from './mail-message';
import { sampleData, type MailSamples } from './mail-sample';
import { MailTexts, type MailLocale, type MailLocales } from './mail-texts';
import { renderMail } from './template';

/** A row of facts: its label is either one of the mail's `facts` texts or given as it is. */
export type MailFact = { value: string; strong?: boolean } & ({ fact: string } | { label: string });

/** A page that a mail points to. */
export type MailEntry = { title: string; text: string; url: string };

/** What a mail is written with; see `MailText` for where each part stands. */
export type MailData = {
  to: string;
  /** Where an answer goes: to whom the mail is about. */
  replyTo?: string;
  language: Language;
  /** What the mail is about, when its service keeps which mails went out about it. */
  about?: Omit<MailSubject, 'mail'>;
  /** Whom the mail greets; nobody when not given. */
  name?: string;
  /** Values of the texts; `company` is always there. */
  values?: Readonly<Record<string, string | number>>;
  /** What somebody wrote. */
  quotation?: string;
  facts?: readonly MailFact[];
  /** Pages of the site that the mail points to. */
  entries?: readonly MailEntry[];
  /** Address that the button leads to. */
  button?: string;
  /** Address of the link of less weight. */
  link?: string;
};

/**
 * Writes the mails of a service: an entry of its locale files and a call with data make one, in the one layout of the
 * house. A service extends it once with its locale files and its brand.
 */
export abstract class MailWriter<T extends MailLocale = MailLocale> {
  private texts: Promise<MailTexts> | null = null;

  protected constructor(
    private readonly locales: MailLocales<T>,
    private readonly brand: () => MailBrand | Promise<MailBrand>,
    private readonly samples: MailSamples<keyof T['mails'] & string> = { values: {} },
  ) {}

  /** The mails of the locale files. */
  names(): string[] {
    return Object.keys(this.locales.en.mails);
  }

  /** One of them with sample data. */
  async preview(mail: string, language: Language): Promise<Mail> {
    const text = this.locales[language].mails[mail];
    if (!text) throw new Error(`There is no mail ${mail}`);
    const { values, mails } = this.samples as MailSamples<string>;
    const { url } = await this.brand();
    return this.write(mail, {
      ...sampleData(text, language, values, mails?.[mail]),
      ...(text.button ? { button: url } : {}),
      ...(text.link ? { link: url } : {}),
    });
  }

  /** Writes one mail. Throws when a text or a value is missing. */
  async write(mail: keyof T['mails'] & string, data: MailData): Promise<Mail> {
    const { url: site, ...house } = await this.brand();
    const texts = await this.load();
    const { language, to, replyTo, about } = data;
    const there = (url: string) => pageIn(language, url, site);
    const brand = { ...house, url: there(site) };
    const values = { ...data.values, company: brand.name };
    const key = (part: string) => `mails.${mail}.${part}`;
    const line = (part: string) => texts.line(language, key(part), values);
    const paragraphs = (part: string) =>
      texts.paragraphs(language, key(part), values).flatMap(paragraphsOf);
    const has = (part: string) => texts.has(language, key(part));
    const subject = line('subject');
    const blocks: MailBlock[] = [
      { kind: 'heading', text: has('heading') ? line('heading') : subject },
      ...(data.name ? [paragraph(texts.line(language, 'greeting', { name: data.name }))] : []),
      ...paragraphs('body'),
      ...(data.quotation ? [{ kind: 'quotation' as const, text: data.quotation }] : []),
      ...(data.facts?.length ? [{ kind: 'facts' as const, rows: data.facts.map(row) }] : []),
      ...(data.entries ?? []).map((entry) => ({
        ...{ kind: 'entry' as const, ...entry },
        url: there(entry.url),
      })),
      ...(data.button
        ? [{ kind: 'button' as const, label: line('button'), url: there(data.button) }]
        : []),
      ...(has('after') ? paragraphs('after') : []),
      ...(data.link ? [{ kind: 'link' as const, label: line('link'), url: there(data.link) }] : []),
    ];
    const footer = [texts.line(language, 'questions', { contact: brand.contactEmail })];
    const rendered = renderMail({ language, subject, blocks, footer, brand });
    return {
      ...{ to, ...rendered },
      ...(replyTo ? { replyTo } : {}),
      ...(about ? { about: { ...about, mail } } : {}),
    };

    function row(fact: MailFact): MailRow {
      const { value, strong } = fact;
      const label = 'fact' in fact ? line(`facts.${fact.fact}`) : fact.label;
      return { label, value, ...(strong ? { strong } : {}) };
    }
  }

  /** One of the locale file's words, such as the name of a state. */
  async word(
    language: Language,
    list: keyof NonNullable<T['words']> & string,
    word: string,
  ): Promise<string> {
    return (await this.load()).line(language, `words.${list}.${word}`);
  }

  private load(): Promise<MailTexts> {
    this.texts ??= MailTexts.load(this.locales);
    return this.texts;
  }
}

/** The page of the site in the language of the mail that leads there; other addresses, files and what names a language stay. */
function pageIn(language: Language, url: string, site: string): string {
  const prefix = languagePrefix(language);
  const origin = site.replace(/\/$/, '');
  if (prefix === '' || !url.startsWith(origin)) return url;
  const path = url.slice(origin.length) || '/';
  const isPage = path.startsWith('/') && !path.startsWith('/api/');
  const isThere = path === prefix || path.startsWith(`${prefix}/`);
  return isPage && !isThere ? origin + pathIn(language, path) : url;
}

/** A value may bring several: an empty line is between them. */
function paragraphsOf(text: string): MailBlock[] {
  return text.split(/\n{2,}/).map(paragraph);
}

function paragraph(text: string): MailBlock {
  return { kind: 'paragraph', text };
}
