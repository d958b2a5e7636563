import type { SearchResponse } from '@solar/contracts/catalog/search-http';
import { Button } from '@solar/ui/button/button';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import SearchX from 'lucide-react/icons/search-x';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PRODUCTS_PATH } from '../../../urls';
import { AskEngineer } from '../../product-card/ask-engineer';

/** No product has any word of the query: what it did not know, and who does. */
export function NothingFound({ response }: { response: SearchResponse }) {
  const { t } = useTranslation('catalog');
  const { query, reading } = response;
  return (
    <EmptyState
      icon={<SearchX aria-hidden="true" />}
      title={t('search.none', { query })}
      description={t('search.noneWhy', { words: reading.leftOut.join(', ') })}
      action={
        <>
          <AskEngineer />
          <Button asChild variant="secondary">
            <Link to={PRODUCTS_PATH}>{t('filters.allProducts')}</Link>
          </Button>
        </>
      }
    />
  );
}
