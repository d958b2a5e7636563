import type { ProductCard } from '@solar/contracts/catalog/http';
import { signInPath } from '@solar/mfe-kit/session/return-to';
import { linkClass } from '@solar/ui/link/link';
import { Price } from '@solar/ui/price/price';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';

export interface ProductPriceProps {
  product: Pick<ProductCard, 'price' | 'priceAccess'>;
  size?: 'sm' | 'md' | 'lg' | 'xl';
}

/** The price, or what leads to it: signing in, waiting for approval, or asking. */
export function ProductPrice({ product, size = 'md' }: ProductPriceProps) {
  const { t } = useTranslation('catalog');
  const { pathname, search } = useLocation();
  const { price, priceAccess } = product;
  return (
    <Price
      size={size}
      value={price?.unit ?? null}
      base={price?.base ?? null}
      access={priceAccess}
      action={
        priceAccess === 'login' ? (
          <Link to={signInPath(pathname + search)} className={linkClass('standalone')}>
            {t('price.login')}
          </Link>
        ) : priceAccess === 'approval' ? (
          t('price.approval')
        ) : (
          t('price.contact')
        )
      }
    />
  );
}
