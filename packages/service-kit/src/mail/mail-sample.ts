import type { Language, LocalizedText } from '@solar/contracts/common/localized';
import type { MailData, MailFact } from './mail-writer';
import type { MailText } from './mail-texts';

/** A sample value: the same in every language, or a text in each. */
export type SampleValue = string | LocalizedText;

/** What one mail shows beside the values that its texts and facts name. */
export type MailSample = {
  /** Values that this mail shows another way than the others. */
  values?: MailSamples<string>['values'];
  /** What somebody wrote. */
  quotation?: LocalizedText;
  /** Rows above those that the locale file has labels for. */
  rows?: readonly { label: string; value: SampleValue }[];
  /** Goes to the office or to everybody: it greets nobody. */
  greetsNobody?: boolean;
  /** Pages that it points to. */
  entries?: readonly { title: LocalizedText; text: LocalizedText; url: string }[];
};

/** Sample data of a service's mails. A value that is not listed shows its name, so that a new mail can be looked at at once. */
export type MailSamples<Mail extends string> = {
  values: Readonly<Record<string, SampleValue>>;
  mails?: Readonly<Partial<Record<Mail, MailSample>>>;
};

const PERSON = { name: 'Sara Haddad', email: 'sara@example.com' } as const;

/** Data with which a mail is written to be looked at. */
export function sampleData(
  text: MailText,
  language: Language,
  values: MailSamples<string>['values'],
  { values: own = {}, quotation, rows = [], greetsNobody = false, entries = [] }: MailSample = {},
): Omit<MailData, 'button' | 'link'> {
  const written = (sample: SampleValue) => (typeof sample === 'string' ? sample : sample[language]);
  const value = (name: string) => written(own[name] ?? values[name] ?? `‹${name}›`);
  const named = [...JSON.stringify(text).matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
  const facts: MailFact[] = Object.keys(text.facts ?? {}).map((fact) => ({
    fact,
    value: value(fact),
  }));
  return {
    to: PERSON.email,
    language,
    ...(greetsNobody ? {} : { name: PERSON.name }),
    values: Object.fromEntries(named.map((name) => [name, value(name)])),
    ...(quotation ? { quotation: quotation[language] } : {}),
    facts: [...rows.map((row) => ({ ...row, value: written(row.value) })), ...facts],
    entries: entries.map(({ title, text: summary, url }) => ({
      title: title[language],
      text: summary[language],
      url,
    })),
  };
}
