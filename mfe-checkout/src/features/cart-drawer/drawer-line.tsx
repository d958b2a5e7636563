import { multiplyMoney } from '@solar/contracts/common/money';
import { usePriceAccess } from '@solar/mfe-kit/session/price-access';
import { unitPrice, type CartLine } from '@solar/mfe-kit/stores/cart-store';
import { Price } from '@solar/ui/price/price';
import { Link } from 'react-router';
import { LineActions } from '../../shared/line-actions';
import { ProductImage } from '../../shared/product-image';
import { urls } from '../../urls';
import styles from './cart-drawer.module.css';

export function DrawerLine({ line, onLeave }: { line: CartLine; onLeave: () => void }) {
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
          <LineActions line={line} size="sm" />
        </div>
      </div>
    </li>
  );
}
