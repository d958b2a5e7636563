import { LIMITS } from '@solar/contracts/common/limits';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { useComparison } from '@solar/mfe-kit/stores/comparison-store';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { Button } from '@solar/ui/button/button';
import { Checkbox } from '@solar/ui/checkbox/checkbox';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { Container } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import GitCompareArrows from 'lucide-react/icons/git-compare-arrows';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { comparisonSearchSchema, valuesOf } from '../../search-params';
import { PRODUCTS_PATH } from '../../urls';
import { useComparisonRows } from './api/use-comparison-rows';
import { ComparisonTable } from './components/comparison-table';
import styles from './comparison.module.css';

/** Up to four products side by side. A shared link carries its products in `ids`. */
export function ComparisonPage() {
  const { t } = useTranslation('catalog');
  const [search, setSearch] = useSearchState(comparisonSearchSchema);
  const own = useComparison((state) => state.ids);
  const { remove, clear } = useComparison.getState();
  const shared = valuesOf(search.ids).slice(0, LIMITS.comparisonMax);
  const ids = shared.length > 0 ? shared : own;
  const query = useComparisonRows(ids);
  usePageMeta({ title: t('compare.title'), description: t('compare.text') });
  // The address may be another person's choice; one's own changes where it has the same products.
  const drop = (id: string) => {
    if (own.includes(id)) remove(id);
    if (shared.length > 0) setSearch({ ids: shared.filter((one) => one !== id).join(',') });
  };
  const dropAll = () => {
    if (own.some((id) => ids.includes(id))) clear();
    if (shared.length > 0) setSearch({ ids: '' });
  };
  return (
    <Container size="xl" className={styles.page}>
      <PageHeader
        title={t('compare.title')}
        description={t('compare.text')}
        actions={
          ids.length > 0 && (
            <>
              <Checkbox
                label={t('compare.onlyDifferences')}
                checked={search.differences === 'true'}
                onCheckedChange={(on) =>
                  setSearch({ differences: on ? 'true' : '' }, { replace: true })
                }
              />
              <Button variant="ghost" onClick={dropAll}>
                {t('compare.clear')}
              </Button>
            </>
          )
        }
      />
      {ids.length === 0 ? (
        <EmptyState
          icon={<GitCompareArrows aria-hidden="true" />}
          title={t('compare.empty.title')}
          description={t('compare.empty.text')}
          action={
            <Button asChild>
              <Link to={PRODUCTS_PATH}>{t('compare.empty.browse')}</Link>
            </Button>
          }
        />
      ) : (
        <QueryState query={query} skeleton={<Skeleton shape="block" height="32rem" />}>
          {(comparison) => (
            <ComparisonTable
              comparison={comparison}
              onlyDifferences={search.differences === 'true'}
              onRemove={drop}
            />
          )}
        </QueryState>
      )}
    </Container>
  );
}
