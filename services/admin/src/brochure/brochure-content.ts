import type { ContentEntry } from '@solar/contracts/admin/content-http';
import type { PublicSettings } from '@solar/contracts/admin/site-http';
import { textIn, type Language } from '@solar/contracts/common/localized';
import { writtenDate } from '@solar/contracts/common/written-date';
import en from '../../locales/brochure.en.json';
import fr from '../../locales/brochure.fr.json';

const TEXTS: Readonly<Record<Language, typeof en>> = { en, fr };

type Part = { title: string; facts?: string; text: string };
/** What the brochure says, in one language: nothing that is not in the content or in the settings. */
export type Brochure = {
  language: Language;
  siteName: string;
  title: string;
  introduction: string;
  sections: { title: string; parts: Part[] }[];
  contact: string;
  asOf: string;
};

type Source = {
  settings: PublicSettings;
  services: readonly ContentEntry[];
  projects: readonly ContentEntry[];
  now: Date;
};

export function brochureContent(source: Source, language: Language): Brochure {
  const { settings, services, projects, now } = source;
  const texts = TEXTS[language];
  const date = writtenDate(now, language, 'long');
  const sections = [
    { title: texts.services, parts: services.map((entry) => partOf(entry, language)) },
    {
      title: texts.projects,
      parts: projects.map((entry) => ({
        ...partOf(entry, language),
        facts: projectFacts(entry, language),
      })),
    },
    {
      title: texts.certifications,
      parts: settings.certifications.map((one) => ({ title: textIn(one, language), text: '' })),
    },
    {
      title: texts.offices,
      parts: settings.offices.map(({ name, address, phone, email }) => ({
        title: textIn(name, language),
        text: [textIn(address, language), phone, email].filter(Boolean).join('\n'),
      })),
    },
  ];
  return {
    language,
    siteName: settings.siteName,
    title: texts.title,
    introduction: textIn(settings.siteDescription, language),
    sections: sections.filter(({ parts }) => parts.length > 0),
    contact: [settings.contactEmail, settings.phone].filter(Boolean).join(' · '),
    asOf: filled(texts.asOf, { date }),
  };
}

const partOf = ({ title, excerpt }: ContentEntry, language: Language): Part => ({
  title: textIn(title, language),
  text: textIn(excerpt, language),
});

function projectFacts({ fields }: ContentEntry, language: Language): string {
  const { location, capacityKwp, annualProductionKwh } = fields as Record<string, number | string>;
  const number = new Intl.NumberFormat(language);
  const figures = filled(TEXTS[language].production, {
    kwp: number.format(Number(capacityKwp)),
    mwh: number.format(Math.round(Number(annualProductionKwh) / 1000)),
  });
  return `${location} · ${figures}`;
}

const filled = (text: string, values: Record<string, string>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
