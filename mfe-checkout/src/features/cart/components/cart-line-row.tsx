import type { CartLine as ServerLine } from '@solar/contracts/checkout/cart-http';
import { multiplyMoney } from '@solar/contracts/common/money';
import { usePriceAccess } from '@solar/mfe-kit/session/price-access';
import { unitPrice, type CartLine } from '@solar/mfe-kit/stores/cart-store';
import { Identifier } from '@solar/ui/identifier/identifier';
import { Price } from '@solar/ui/price/price';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ChangedElsewhere } from '../../../shared/changed-elsewhere';
import { LineQuantity, RemoveLine } from '../../../shared/line-actions';
import { ProductImage } from '../../../shared/product-image';
import { StockNote } from '../../../shared/stock-note';
import { urls } from '../../../urls';
import { ToWishlist } from './to-wishlist';
import styles from '../cart.module.css';

/** A line of the browser's cart with what the server knows about it. */
export function CartLineRow({ line, known }: { line: CartLine; known: ServerLine | undefined }) {
  const { t } = useTranslation('checkout');
  const access = usePriceAccess();
  const { product, quantity } = line;
  const unit = access === 'visible' ? (known ? known.unit : unitPrice(product)) : null;
  return (
    <li className={styles.line}>
      <ProductImage src={product.image} slug={product.slug} />
      <div className={styles.details}>
        <p className={styles.brand}>
          {product.brand}
          {known?.sku && (
            <>
              {product.brand && ' · '}
              <Identifier>{known.sku}</Identifier>
            </>
          )}
        </p>
        <Link className={styles.name} to={urls.product(product.slug)}>
          {product.name}
        </Link>
        <Price value={unit} access={access} size="sm" unit={t('cart.each')} />
        {known && <StockNote line={known} />}
        <ChangedElsewhere line={line} />
      </div>
      <div className={styles.quantity}>
        <LineQuantity line={line} size="md" />
      </div>
      {unit && (
        <Price className={styles.lineTotal} value={multiplyMoney(unit, quantity)} size="md" />
      )}
      <div className={styles.actions}>
        <RemoveLine line={line} />
        <ToWishlist line={line} />
      </div>
    </li>
  );
}
