import { LateArea } from '@solar/mfe-kit/page/late-area';
import { lazyPart } from '@solar/mfe-kit/page/lazy-part';
import { staticPart } from '@solar/mfe-kit/page/static-part';

/** One chunk for all that can be used: what is below the first view comes together, each part is made alive by itself. */
const CHUNK = 'shell/home-sections';
/** And one for what is only read, which a document from the server does not ask for. */
const TEXT_CHUNK = 'shell/home-text';

const Savings = lazyPart(CHUNK, async () => {
  const part = await import(/* webpackChunkName: "home-sections" */ './savings-section');
  return part.SavingsSection;
});
const Projects = staticPart(TEXT_CHUNK, async () => {
  const part = await import(/* webpackChunkName: "home-text" */ './projects-section');
  return part.ProjectsSection;
});
const Why = staticPart(TEXT_CHUNK, async () => {
  const part = await import(/* webpackChunkName: "home-text" */ './why-section');
  return part.WhySection;
});
const Partners = staticPart(TEXT_CHUNK, async () => {
  const part = await import(/* webpackChunkName: "home-text" */ './partners-section');
  return part.PartnersSection;
});
const Awards = staticPart(TEXT_CHUNK, async () => {
  const part = await import(/* webpackChunkName: "home-text" */ './awards-section');
  return part.AwardsSection;
});
const Newsletter = lazyPart(CHUNK, async () => {
  const part = await import(/* webpackChunkName: "home-sections" */ './newsletter-section');
  return part.NewsletterSection;
});

/** The same elements at every rendering, so that a change above does not reach into parts that still wait. */
const SECTIONS = (
  <>
    <LateArea>
      <Savings />
    </LateArea>
    <Projects />
    <Why />
    <Partners />
    <Awards />
    <LateArea>
      <Newsletter />
    </LateArea>
  </>
);

/** The front page after its featured products. */
export function BelowTheFold() {
  return SECTIONS;
}
