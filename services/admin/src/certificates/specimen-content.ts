import type { ContentEntry } from '@solar/contracts/admin/content-http';
import { textIn, type Language, type LocalizedText } from '@solar/contracts/common/localized';
import { writtenDate } from '@solar/contracts/common/written-date';
import en from '../../locales/certificate.en.json';
import fr from '../../locales/certificate.fr.json';

const TEXTS: Readonly<Record<Language, typeof en>> = { en, fr };

/** What a specimen says, in one language: nothing that its entry does not. */
export interface Specimen {
  language: Language;
  siteName: string;
  kind: string;
  mark: string;
  markText: string;
  title: string;
  facts: { label: string; value: string }[];
  scope: string;
}

interface CertificateFields {
  issuer: LocalizedText;
  number: string;
  validFrom: string;
  validUntil: string;
}

export function specimenContent(
  entry: ContentEntry,
  siteName: string,
  language: Language,
): Specimen {
  const texts = TEXTS[language];
  const fields = entry.fields as unknown as CertificateFields;
  const dayOf = (date: string) => writtenDate(date, language, 'long');
  return {
    language,
    siteName,
    kind: texts.title,
    mark: texts.specimen,
    markText: texts.specimenText,
    title: textIn(entry.title, language),
    facts: [
      { label: texts.holder, value: siteName },
      { label: texts.issuer, value: textIn(fields.issuer, language) },
      { label: texts.number, value: fields.number },
      { label: texts.validFrom, value: dayOf(fields.validFrom) },
      { label: texts.validUntil, value: dayOf(fields.validUntil) },
    ],
    scope: textIn(entry.excerpt, language),
  };
}
