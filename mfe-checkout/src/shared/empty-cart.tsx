import { buttonClass } from '@solar/ui/button/button';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { urls } from '../urls';

/** What stands where the lines of a cart would, with the way to fill it. */
export function EmptyCart() {
  const { t } = useTranslation('checkout');
  return (
    <EmptyState
      icon={<ShoppingCart aria-hidden="true" />}
      title={t('cart.empty.title')}
      description={t('cart.empty.text')}
      action={
        <Link className={buttonClass('primary')} to={urls.products()}>
          {t('cart.browse')}
        </Link>
      }
    />
  );
}
