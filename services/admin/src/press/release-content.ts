import type { ContentEntry } from '@solar/contracts/admin/content-http';
import type { PublicSettings } from '@solar/contracts/admin/site-http';
import { textIn, type Language } from '@solar/contracts/common/localized';
import { writtenDate } from '@solar/contracts/common/written-date';
import { named } from '@solar/service-kit/pdf/named';
import { textBlocks, type TextBlock } from '../content/text-blocks';

/** A press release in one language. */
export interface Release {
  language: Language;
  siteName: string;
  label: string;
  title: string;
  /** Where and when it was said: `Dubai, 2 November 2026`. */
  dateline: string;
  lead: string;
  blocks: TextBlock[];
  /** Who the company is, as every release ends. */
  about: { title: string; text: string };
  contact: string;
}

const TEXTS = {
  en: { label: 'Press release', about: 'About', contact: 'Press contact' },
  fr: { label: 'Communiqué de presse', about: 'À propos de', contact: 'Contact presse' },
} as const satisfies Record<Language, Record<'label' | 'about' | 'contact', string>>;

type Settings = Pick<
  PublicSettings,
  'siteName' | 'siteDescription' | 'contactEmail' | 'phone' | 'offices'
>;

/** The release that an editor writes as a resource of the press: its text between a dateline and who the company is. */
export function releaseContent(
  entry: ContentEntry,
  settings: Settings,
  language: Language,
): Release {
  const { siteName, siteDescription, contactEmail, phone, offices } = settings;
  const texts = TEXTS[language];
  const city = offices[0] ? textIn(offices[0].name, language) : '';
  const { date } = entry.fields;
  const day = typeof date === 'string' ? writtenDate(date, language, 'long') : '';
  const reached = [contactEmail, phone].filter(Boolean).join(' · ');
  return {
    language,
    siteName,
    label: texts.label,
    title: textIn(entry.title, language),
    dateline: [city, day].filter(Boolean).join(', '),
    lead: textIn(entry.excerpt, language),
    blocks: textBlocks(textIn(entry.body, language)),
    about: { title: `${texts.about} ${siteName}`, text: textIn(siteDescription, language) },
    contact: named(texts.contact, reached, language),
  };
}
