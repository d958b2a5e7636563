import { LateArea } from '@solar/mfe-kit/page/late-area';
import { lazyPart } from '@solar/mfe-kit/page/lazy-part';
import type { LocaleLoaders } from '@solar/mfe-kit/remote/remote-contract';
import { withTexts } from '../../editorial/with-texts';

/** One chunk for all of them: what is below the first view comes together, each part is made alive by itself. */
const CHUNK = 'shell/home-sections';

const calculatorTexts: LocaleLoaders = {
  en: () => import('../calculator/locales/en.json'),
  fr: () => import('../calculator/locales/fr.json'),
};

const PARTS = [
  lazyPart(
    CHUNK,
    withTexts('calculator', calculatorTexts, async () => {
      const part = await import(/* webpackChunkName: "home-sections" */ './savings-section');
      return part.SavingsSection;
    }),
  ),
  lazyPart(CHUNK, async () => {
    const part = await import(/* webpackChunkName: "home-sections" */ './projects-section');
    return part.ProjectsSection;
  }),
  lazyPart(CHUNK, async () => {
    const part = await import(/* webpackChunkName: "home-sections" */ './why-section');
    return part.WhySection;
  }),
  lazyPart(CHUNK, async () => {
    const part = await import(/* webpackChunkName: "home-sections" */ './testimonials-section');
    return part.TestimonialsSection;
  }),
  lazyPart(CHUNK, async () => {
    const part = await import(/* webpackChunkName: "home-sections" */ './partners-section');
    return part.PartnersSection;
  }),
  lazyPart(CHUNK, async () => {
    const part = await import(/* webpackChunkName: "home-sections" */ './awards-section');
    return part.AwardsSection;
  }),
  lazyPart(CHUNK, async () => {
    const part = await import(/* webpackChunkName: "home-sections" */ './newsletter-section');
    return part.NewsletterSection;
  }),
];

/** The same elements at every rendering, so that a change above does not reach into parts that still wait. */
const AREAS = PARTS.map((Part, index) => (
  <LateArea key={index}>
    <Part />
  </LateArea>
));

/** The front page after its featured products. */
export function BelowTheFold() {
  return AREAS;
}
