import { QueryState } from '@solar/mfe-kit/query/query-state';
import { Badge } from '@solar/ui/badge/badge';
import { useTranslation } from 'react-i18next';
import type { ServiceFields } from '../api/content-fields';
import { useContentList } from '../api/use-content';
import { CardGrid, CardGridSkeleton } from '../components/card-grid';
import { EntryCard } from '../components/entry-card';
import { ListPage } from '../components/list-page';
import { useListMeta } from '../meta/use-list-meta';

const MOST = 50;

/** Everything the company does. */
export function ServicesPage() {
  const { t } = useTranslation('shell');
  const query = useContentList<ServiceFields>('services', { pageSize: MOST });
  useListMeta({ title: t('services.title'), description: t('services.text') });
  return (
    <ListPage title={t('services.title')} text={t('services.text')}>
      <QueryState
        query={query}
        skeleton={<CardGridSkeleton count={6} />}
        isEmpty={({ items }) => items.length === 0}
      >
        {({ items }) => (
          <CardGrid>
            {items.map((service) => (
              <EntryCard
                key={service.id}
                level={2}
                entry={service}
                to={`/services/${service.slug}`}
                badge={service.fields.isNew && <Badge tone="accent">{t('new')}</Badge>}
              />
            ))}
          </CardGrid>
        )}
      </QueryState>
    </ListPage>
  );
}
