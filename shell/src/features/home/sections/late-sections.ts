import { registerLocales } from '@solar/mfe-kit/i18n/i18n';
import type { HomeSectionId } from '@solar/contracts/admin/home-http';
import type { LocaleLoaders } from '@solar/mfe-kit/remote/remote-contract';
import type { ComponentType } from 'react';
import { AwardsSection } from './awards-section';
import en from './locales/en.json';
import fr from './locales/fr.json';
import { NewsletterSection } from './newsletter-section';
import { PartnersSection } from './partners-section';
import { ProjectsSection } from './projects-section';
import { SavingsSection } from './savings-section';
import { TestimonialsSection } from './testimonials-section';
import { WhySection } from './why-section';

/** Sections below the first view. */
export type LateSection = Exclude<HomeSectionId, 'hero' | 'featured'>;

const TEXTS: LocaleLoaders = {
  en: () => Promise.resolve({ default: en }),
  fr: () => Promise.resolve({ default: fr }),
};
const CALCULATOR_TEXTS: LocaleLoaders = {
  en: () => import('../calculator/locales/en.json'),
  fr: () => import('../calculator/locales/fr.json'),
};

const SECTIONS: Readonly<Record<LateSection, ComponentType>> = {
  savings: SavingsSection,
  projects: ProjectsSection,
  why: WhySection,
  testimonials: TestimonialsSection,
  partners: PartnersSection,
  awards: AwardsSection,
  newsletter: NewsletterSection,
};

/** A section with its texts. */
export async function loadSection(id: LateSection): Promise<ComponentType> {
  await (id === 'savings'
    ? registerLocales('calculator', CALCULATOR_TEXTS)
    : registerLocales('home-sections', TEXTS));
  return SECTIONS[id];
}
