import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { Button } from '@solar/ui/button/button';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { Container } from '@solar/ui/layout/layout';
import SearchX from 'lucide-react/icons/search-x';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PRODUCTS_PATH } from '../../../urls';

/** The address of a category that does not exist. */
export function CategoryNotFound() {
  const { t } = useTranslation('catalog');
  usePageMeta({ title: t('products.noCategory.title'), noIndex: true, status: 404 });
  return (
    <Container size="md">
      <EmptyState
        level={1}
        icon={<SearchX aria-hidden="true" />}
        title={t('products.noCategory.title')}
        description={t('products.noCategory.text')}
        action={
          <Button asChild>
            <Link to={PRODUCTS_PATH}>{t('detail.notFound.browse')}</Link>
          </Button>
        }
      />
    </Container>
  );
}
