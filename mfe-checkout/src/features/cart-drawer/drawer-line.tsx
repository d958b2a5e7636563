import type { CartLine as ServerLine } from '@solar/contracts/checkout/cart-http';
import { multiplyMoney } from '@solar/contracts/common/money';
import { usePriceAccess } from '@solar/mfe-kit/session/price-access';
import { unitPrice, type CartLine } from '@solar/mfe-kit/stores/cart-store';
import { Price } from '@solar/ui/price/price';
import { Link } from 'react-router';
import { ChangedElsewhere } from '../../shared/changed-elsewhere';
import { LineQuantity, RemoveLine } from '../../shared/line-actions';
import { ProductImage } from '../../shared/product-image';
import { StockNote } from '../../shared/stock-note';
import { urls } from '../../urls';
import styles from './cart-drawer.module.css';

/** A line of the browser's cart; `known` is what the server says of it. */
export function DrawerLine({
  line,
  known,
  onLeave,
}: {
  line: CartLine;
  known: ServerLine | undefined;
  onLeave: () => void;
}) {
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
        {known && isShort(known) && <StockNote line={known} />}
        <ChangedElsewhere line={line} />
        <div className={styles.actions}>
          <LineQuantity line={line} size="sm" />
          <RemoveLine line={line} />
        </div>
      </div>
    </li>
  );
}

function isShort({ buyable, stock }: ServerLine): boolean {
  return !buyable || stock.available !== null;
}
