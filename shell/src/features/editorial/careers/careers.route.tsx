import type { LocaleLoaders } from '@solar/mfe-kit/remote/remote-contract';
import { withTexts } from '../with-texts';
import { ApplyPage } from './apply.page';
import { Careers, CareersPage } from './careers.page';
import en from './locales/en.json';
import fr from './locales/fr.json';

const texts: LocaleLoaders = {
  en: () => Promise.resolve({ default: en }),
  fr: () => Promise.resolve({ default: fr }),
};

export const loadCareers = withTexts('careers', texts, () =>
  Promise.resolve({ Component: CareersPage }),
);
/** For the page at an address that an editor gave it. */
export const loadCareersPart = withTexts('careers', texts, () => Promise.resolve(Careers));
export const loadApply = withTexts('careers', texts, () =>
  Promise.resolve({ Component: ApplyPage }),
);
