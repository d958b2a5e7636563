import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { Button } from '@solar/ui/button/button';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { Container } from '@solar/ui/layout/layout';
import PackageX from 'lucide-react/icons/package-x';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PRODUCTS_PATH } from '../../../urls';

/** The address of a category that there is not. */
export function CategoryNotFound() {
  const { t } = useTranslation('catalog');
  const title = t('products.unknownCategory.title');
  usePageMeta({ title, noIndex: true, status: 404 });
  return (
    <Container size="xl">
      <EmptyState
        icon={<PackageX aria-hidden="true" />}
        title={title}
        level={1}
        description={t('products.unknownCategory.text')}
        action={
          <Button asChild>
            <Link to={PRODUCTS_PATH}>{t('filters.allProducts')}</Link>
          </Button>
        }
      />
    </Container>
  );
}
