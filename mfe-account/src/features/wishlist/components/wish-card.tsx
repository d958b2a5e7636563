import type { ProductCard } from '@solar/contracts/catalog/http';
import { notify } from '@solar/mfe-kit/notify/notify';
import { usePriceAccess } from '@solar/mfe-kit/session/price-access';
import { useCart } from '@solar/mfe-kit/stores/cart-store';
import { ProductThumbnail } from '@solar/mfe-kit/pictures/product-thumbnail';
import { Badge } from '@solar/ui/badge/badge';
import { Button } from '@solar/ui/button/button';
import { Card, cardLinkClass } from '@solar/ui/card/card';
import { IconButton } from '@solar/ui/icon-button/icon-button';
import { Price } from '@solar/ui/price/price';
import Trash from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useRemoveWish } from '../../../api/account-api';
import { urls } from '../../../urls';
import styles from './wish-card.module.css';

const STOCK_TONES = {
  in_stock: 'success',
  low_stock: 'warning',
  out_of_stock: 'neutral',
} as const;

/** A wished product: what it is, what it costs, into the cart or out of the list. */
export function WishCard({ product }: { product: ProductCard }) {
  const { t } = useTranslation('account');
  const access = usePriceAccess();
  const remove = useRemoveWish(t('wishlist.removed'));
  const add = useCart((cart) => cart.add);
  const addToCart = () => {
    const { id, slug, name, brand, image, price } = product;
    const unit = price?.unit ?? null;
    add({ id, slug, name, brand: brand.name, image: image?.url ?? '', price: unit });
    notify.success(t('wishlist.added.title'), {
      description: t('wishlist.added.text', { name }),
    });
  };
  return (
    <Card interactive asChild>
      <li className={styles.card}>
        <ProductThumbnail url={product.image?.url} size={120} className={styles.image} />
        <div className={styles.what}>
          <p className={styles.brand}>{product.brand.name}</p>
          <h2 className={styles.name}>
            <Link to={urls.product(product.slug)} className={cardLinkClass}>
              {product.name}
            </Link>
          </h2>
          <Badge tone={STOCK_TONES[product.stock]}>{t(`wishlist.stock.${product.stock}`)}</Badge>
        </div>
        <div className={styles.actions}>
          <Price
            value={product.price?.unit ?? null}
            base={product.price?.base}
            access={access}
            size="md"
          />
          <div className={styles.buttons}>
            <Button
              size="sm"
              variant="primary"
              disabled={product.price === null || product.stock === 'out_of_stock'}
              onClick={addToCart}
            >
              {t('wishlist.addToCart')}
            </Button>
            <IconButton
              label={t('wishlist.remove', { name: product.name })}
              size="sm"
              disabled={remove.isPending}
              onClick={() => remove.mutate(product.id)}
            >
              <Trash aria-hidden />
            </IconButton>
          </div>
        </div>
      </li>
    </Card>
  );
}
