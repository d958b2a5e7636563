import type { CartLine as ServerLine } from '@solar/contracts/checkout/cart-http';
import { LIMITS } from '@solar/contracts/common/limits';
import { multiplyMoney } from '@solar/contracts/common/money';
import { usePriceAccess } from '@solar/mfe-kit/session/price-access';
import { unitPrice, useCart, type CartLine } from '@solar/mfe-kit/stores/cart-store';
import { Button } from '@solar/ui/button/button';
import { Price } from '@solar/ui/price/price';
import { QuantityStepper } from '@solar/ui/quantity-stepper/quantity-stepper';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ProductImage } from '../../../shared/product-image';
import { urls } from '../../../urls';
import { StockNote } from './stock-note';
import styles from '../cart.module.css';

/** A line of the browser's cart with what the server knows about it. */
export function CartLineRow({ line, known }: { line: CartLine; known: ServerLine | undefined }) {
  const { t } = useTranslation('checkout');
  const { setQuantity, remove } = useCart();
  const access = usePriceAccess();
  const { product, quantity } = line;
  const unit = access === 'visible' ? (known ? known.unit : unitPrice(product)) : null;
  return (
    <li className={styles.line}>
      <ProductImage src={product.image} slug={product.slug} />
      <div className={styles.details}>
        <p className={styles.brand}>{[product.brand, known?.sku].filter(Boolean).join(' · ')}</p>
        <Link className={styles.name} to={urls.product(product.slug)}>
          {product.name}
        </Link>
        <Price value={unit} access={access} size="sm" unit={t('cart.each')} />
        {known && <StockNote line={known} />}
      </div>
      <div className={styles.actions}>
        <QuantityStepper
          label={t('cart.quantityOf', { name: product.name })}
          value={quantity}
          min={1}
          max={LIMITS.lineQuantityMax}
          onChange={(value) => setQuantity(product.id, value)}
        />
        <Button
          variant="ghost"
          size="sm"
          aria-label={t('cart.removeNamed', { name: product.name })}
          onClick={() => remove(product.id)}
        >
          {t('cart.remove')}
        </Button>
      </div>
      {unit && (
        <Price className={styles.lineTotal} value={multiplyMoney(unit, quantity)} size="md" />
      )}
    </li>
  );
}
