import { Button } from '@solar/ui/button/button';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import SearchX from 'lucide-react/icons/search-x';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PRODUCTS_PATH } from '../../../urls';
import { AskEngineer } from '../../product-card/ask-engineer';

/** A list without products: without its filters there may be some, otherwise there are others. */
export function NothingListed({ onClear }: { onClear: (() => void) | undefined }) {
  const { t } = useTranslation('catalog');
  return (
    <EmptyState
      icon={<SearchX aria-hidden="true" />}
      title={t('products.empty.title')}
      description={t(onClear ? 'products.empty.text' : 'products.empty.none')}
      action={
        onClear ? (
          <Button onClick={onClear}>{t('filters.clear')}</Button>
        ) : (
          <>
            <Button asChild variant="secondary">
              <Link to={PRODUCTS_PATH}>{t('filters.allProducts')}</Link>
            </Button>
            <AskEngineer />
          </>
        )
      }
    />
  );
}
