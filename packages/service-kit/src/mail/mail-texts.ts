import { frenchSpacing } from '@solar/contracts/common/french-spacing';
import { LANGUAGES, type Language } from '@solar/contracts/common/localized';
import type { i18n } from 'i18next';
import shared_en from '../../locales/mail.en.json';
import shared_fr from '../../locales/mail.fr.json';

/** What a mail says; `{{values}}` are filled in by the call that sends it. */
export type MailText = {
  subject: string;
  /** Above the text; the subject when not given. */
  heading?: string;
  /** Paragraphs. */
  body: string | string[];
  /** Labels of the table of facts, by the name that the call gives them. */
  facts?: Record<string, string>;
  button?: string;
  /** Paragraphs below the button. */
  after?: string | string[];
  /** Label of a link of less weight, below everything else. */
  link?: string;
};

/** The locale file of a service's mails in one language. */
export type MailLocale = {
  mails: Readonly<Record<string, MailText>>;
  /** Words that values are made of, such as the names of states. */
  words?: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** Locale files by language; all say the same. */
export type MailLocales<T extends MailLocale = MailLocale> = Readonly<Record<Language, T>>;

const SHARED: Readonly<Record<Language, object>> = { en: shared_en, fr: shared_fr };

/** Translators write ordinary spaces. */
const TYPESET: Partial<Record<Language, (text: string) => string>> = { fr: frenchSpacing };

type Values = Readonly<Record<string, string | number>>;

/** Looks up the texts of mails. A text or value that is missing throws: no mail goes out with a hole in it. */
export class MailTexts {
  private constructor(private readonly i18n: i18n) {}

  /** Reads the locale files; i18next is loaded here, so that a service that sends nothing does not carry it. */
  static async load(locales: MailLocales): Promise<MailTexts> {
    const { createInstance } = await import('i18next');
    const i18n = createInstance();
    await i18n.init({
      resources: Object.fromEntries(
        LANGUAGES.map((language) => [
          language,
          { translation: typeset(language, { ...SHARED[language], ...locales[language] }) },
        ]),
      ),
      supportedLngs: [...LANGUAGES],
      fallbackLng: false,
      // A template has dots in its values and none in its keys.
      interpolation: { escapeValue: false },
      parseMissingKeyHandler: (key) => {
        throw new Error(`There is no mail text ${key}`);
      },
      missingInterpolationHandler: (text: string, match: RegExpExecArray) => {
        throw new Error(`A mail has no value for ${String(match[0])} in: ${text}`);
      },
    });
    return new MailTexts(i18n);
  }

  has(language: Language, key: string): boolean {
    return this.i18n.exists(key, { lng: language });
  }

  /** One text. */
  line(language: Language, key: string, values: Values = {}): string {
    return this.i18n.t(key, { ...values, lng: language, returnObjects: false });
  }

  /** One text or several, as the locale file has it. */
  paragraphs(language: Language, key: string, values: Values = {}): string[] {
    const found: unknown = this.i18n.t(key, { ...values, lng: language, returnObjects: true });
    return Array.isArray(found) ? found.map(String) : [String(found)];
  }
}

function typeset(language: Language, texts: object): object {
  const set = TYPESET[language];
  if (!set) return texts;
  return JSON.parse(JSON.stringify(texts), (_key, value: unknown) =>
    typeof value === 'string' ? set(value) : value,
  ) as object;
}
