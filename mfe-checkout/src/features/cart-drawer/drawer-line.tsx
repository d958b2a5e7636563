import { LIMITS } from '@solar/contracts/common/limits';
import { multiplyMoney } from '@solar/contracts/common/money';
import { usePriceAccess } from '@solar/mfe-kit/session/price-access';
import { unitPrice, useCart, type CartLine } from '@solar/mfe-kit/stores/cart-store';
import { Button } from '@solar/ui/button/button';
import { Price } from '@solar/ui/price/price';
import { QuantityStepper } from '@solar/ui/quantity-stepper/quantity-stepper';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ProductImage } from '../../shared/product-image';
import { urls } from '../../urls';
import styles from './cart-drawer.module.css';

export function DrawerLine({ line, onLeave }: { line: CartLine; onLeave: () => void }) {
  const { t } = useTranslation('checkout');
  const { setQuantity, remove } = useCart();
  const access = usePriceAccess();
  const { product, quantity } = line;
  const unit = access === 'visible' ? unitPrice(product) : null;
  return (
    <li className={styles.line}>
      <ProductImage src={product.image} slug={product.slug} />
      <div className={styles.details}>
        <p className={styles.brand}>{product.brand}</p>
        <Link className={styles.name} to={urls.product(product.slug)} onClick={onLeave}>
          {product.name}
        </Link>
        <Price value={unit ? multiplyMoney(unit, quantity) : null} access={access} size="sm" />
        <div className={styles.actions}>
          <QuantityStepper
            size="sm"
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
      </div>
    </li>
  );
}
