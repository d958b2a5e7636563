import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { Container } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import { useTranslation } from 'react-i18next';
import { searchPageSchema } from '../../search-params';
import { ComparisonBar } from '../comparison/components/comparison-bar';
import { SearchField } from './components/search-field';
import { SearchResults } from './components/search-results';
import { SearchStart } from './components/search-start';
import styles from './search.module.css';

/** Results in products, categories, services, projects and articles. */
export function SearchPage() {
  const { t } = useTranslation('catalog');
  const [search, setSearch] = useSearchState(searchPageSchema);
  const query = search.q.trim();
  const title = query === '' ? t('search.title') : t('search.titleFor', { query });
  usePageMeta({ title, noIndex: true });
  return (
    <Container size="xl" className={styles.page}>
      <PageHeader title={title} />
      <SearchField key={query} query={query} />
      {query === '' ? (
        <SearchStart />
      ) : (
        <SearchResults search={{ ...search, q: query }} onChange={setSearch} />
      )}
      <ComparisonBar />
    </Container>
  );
}
