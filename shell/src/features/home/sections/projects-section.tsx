import { useFormat } from '@solar/mfe-kit/format/use-format';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { useTranslation } from 'react-i18next';
import { placeOf, type ProjectFields } from '../../editorial/api/content-fields';
import { useContentList } from '../../editorial/api/use-content';
import { CardGrid, CardGridSkeleton } from '../../editorial/components/card-grid';
import { EntryCard } from '../../editorial/components/entry-card';
import { HomeSection } from './home-section';
import { useHomeSection } from '../use-home-section';

const SHOWN = 3;

/** A few featured projects. */
export function ProjectsSection() {
  const { t } = useTranslation(['home-sections', 'shell'], { nsMode: 'fallback' });
  const { text } = useHomeSection('projects', t, 'home.projects');
  const { number } = useFormat();
  const localized = useLocalized();
  const query = useContentList<ProjectFields>('projects', { featured: 'true', pageSize: SHOWN });
  return (
    <HomeSection
      id="projects"
      title={text('title')}
      text={text('text')}
      more={{ to: '/projects', label: text('all') }}
    >
      <QueryState
        query={query}
        skeleton={<CardGridSkeleton count={SHOWN} three />}
        isEmpty={({ items }) => items.length === 0}
      >
        {({ items }) => (
          <CardGrid three>
            {items.map((project) => (
              <EntryCard
                key={project.id}
                entry={project}
                to={`/projects/${project.slug}`}
                meta={
                  <>
                    <span>{number(project.fields.capacityKwp, { unit: 'kWp' })}</span>
                    <span>{localized(placeOf(project.fields))}</span>
                    <span>{t(`projects.segment.${project.fields.segment}`)}</span>
                  </>
                }
              />
            ))}
          </CardGrid>
        )}
      </QueryState>
    </HomeSection>
  );
}
