import type { ShownHome } from '@solar/contracts/admin/home-http';
import { LateArea } from '@solar/mfe-kit/page/late-area';
import { lazyPart } from '@solar/mfe-kit/page/lazy-part';
import type { ReactNode } from 'react';
import { FeaturedSection } from './featured-section';
import type { LateSection } from './late-sections';

/** One chunk for all of them: what is below the first view comes together, each part is made alive by itself. */
function area(id: LateSection): ReactNode {
  const Part = lazyPart('shell/home-sections', async () => {
    const { loadSection } = await import(/* webpackChunkName: "home-sections" */ './late-sections');
    return loadSection(id);
  });
  return (
    <LateArea key={id}>
      <Part />
    </LateArea>
  );
}

const LATE: readonly LateSection[] = [
  'savings',
  'projects',
  'why',
  'testimonials',
  'partners',
  'awards',
  'newsletter',
];

/** The same elements at every rendering, so that a change above does not reach into parts that still wait. */
const AREAS: Readonly<Record<string, ReactNode>> = {
  featured: <FeaturedSection key="featured" />,
  ...Object.fromEntries(LATE.map((id) => [id, area(id)])),
};

const BUILT_IN = Object.values(AREAS);

/** The front page after its first view: the sections in the order of the editors, else in the built-in one. */
export function BelowTheFold({ home }: { home: ShownHome | undefined }) {
  return home ? home.map(({ id }) => AREAS[id]) : BUILT_IN;
}
