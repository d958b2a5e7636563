import { PROJECT_SEGMENTS, PROJECT_SYSTEMS } from '@solar/contracts/admin/content-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { placeOf, type ProjectFields } from '../api/content-fields';
import { useContentList } from '../api/use-content';
import { CardGrid, CardGridSkeleton } from '../components/card-grid';
import { EntryCard } from '../components/entry-card';
import { FilterChips } from '../components/filter-chips';
import { ListPage } from '../components/list-page';
import { useListMeta } from '../meta/use-list-meta';

const MOST = 100;

/** Filters in the address: `?type=commercial`, `?system=hybrid`, `?featured=true`. */
const filterSchema = z.object({
  type: z.enum([...PROJECT_SEGMENTS, '']).catch(''),
  system: z.enum([...PROJECT_SYSTEMS, '']).catch(''),
  featured: z.enum(['true', '']).catch(''),
});

/** Projects by segment and system. */
export function ProjectsPage() {
  const { t } = useTranslation(['projects', 'shell'], { nsMode: 'fallback' });
  const { number } = useFormat();
  const localized = useLocalized();
  const [{ type, system, featured }, , hrefOf] = useSearchState(filterSchema);
  const query = useContentList<ProjectFields>('projects', {
    pageSize: MOST,
    segment: type || undefined,
    system: system || undefined,
    featured: featured || undefined,
  });
  useListMeta({
    title: t('projects.title'),
    description: t('projects.text'),
    canonicalPath: canonicalPath({ type, system, featured }),
    noIndex: query.data?.total === 0,
  });
  const segments = ['', ...PROJECT_SEGMENTS].map((value) => ({
    value,
    label: t(value ? `projects.segment.${value}` : 'projects.all'),
  }));
  const systems = ['', ...PROJECT_SYSTEMS].map((value) => ({
    value,
    label: t(value ? `projects.system.${value}` : 'projects.allSystems'),
  }));
  return (
    <ListPage
      title={t('projects.title')}
      text={t('projects.text')}
      filters={
        <>
          <FilterChips
            label={t('projects.bySegment')}
            options={segments}
            value={type}
            hrefOf={(value) => hrefOf({ type: filterSchema.shape.type.parse(value), featured: '' })}
          />
          <FilterChips
            label={t('projects.bySystem')}
            options={systems}
            value={system}
            hrefOf={(value) => hrefOf({ system: filterSchema.shape.system.parse(value) })}
          />
        </>
      }
    >
      <QueryState
        query={query}
        skeleton={<CardGridSkeleton count={6} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={t('projects.none')} description={t('projects.noneHint')} />}
      >
        {({ items }) => (
          <CardGrid>
            {items.map((project) => (
              <EntryCard
                key={project.id}
                level={2}
                entry={project}
                to={`/projects/${project.slug}`}
                meta={
                  <>
                    <span>{number(project.fields.capacityKwp, { unit: 'kWp' })}</span>
                    <span>{localized(placeOf(project.fields))}</span>
                    <span>{t(`projects.segment.${project.fields.segment}`)}</span>
                    <span>{t(`projects.system.${project.fields.system}`)}</span>
                  </>
                }
              />
            ))}
          </CardGrid>
        )}
      </QueryState>
    </ListPage>
  );
}

/** The one address of a choice for search engines. */
function canonicalPath(filters: z.infer<typeof filterSchema>): string {
  const chosen = Object.entries(filters).filter(([, value]) => value !== '');
  const query = new URLSearchParams(chosen.sort(([a], [b]) => (a < b ? -1 : 1)));
  return query.size > 0 ? `/projects?${query.toString()}` : '/projects';
}
