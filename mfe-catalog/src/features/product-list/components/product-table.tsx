import type { ProductCard } from '@solar/contracts/catalog/http';
import { LIMITS } from '@solar/contracts/common/limits';
import { Identifier } from '@solar/ui/identifier/identifier';
import { QuantityStepper } from '@solar/ui/quantity-stepper/quantity-stepper';
import { ScrollRegion } from '@solar/ui/scroll-region/scroll-region';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { productPath } from '../../../urls';
import { AddButton } from '../../product-card/add-button';
import { pricedFor } from '../../product-card/priced-for';
import { ProductPrice } from '../../product-card/product-price';
import { StockPlaces } from '../../product-card/stock-places';
import { StockStatus } from '../../product-card/stock-status';
import { pricePerUnit } from '../../product-card/unit-price';
import styles from './product-table.module.css';

/** Products as lines to order by: SKU, stock, price, price by size, quantity. */
export function ProductTable({ products }: { products: readonly ProductCard[] }) {
  const { t, i18n } = useTranslation('catalog');
  const sized = products.some((product) => pricePerUnit(product, i18n.language) !== null);
  return (
    <ScrollRegion className={styles.scroll} aria-label={t('products.table.label')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('products.table.product')}</th>
            <th scope="col">{t('products.table.sku')}</th>
            <th scope="col">{t('products.table.stock')}</th>
            <th scope="col" className={styles.number}>
              {t('products.table.price')}
            </th>
            {sized && (
              <th scope="col" className={styles.number}>
                {t('products.table.unitPrice')}
              </th>
            )}
            <th scope="col">{t('cart.quantity')}</th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <ProductRow key={product.id} product={product} sized={sized} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function ProductRow({ product, sized }: { product: ProductCard; sized: boolean }) {
  const { t, i18n } = useTranslation('catalog');
  const [quantity, setQuantity] = useState(1);
  const priced = pricedFor(product, quantity);
  return (
    <tr>
      <th scope="row" className={styles.product}>
        <Link to={productPath(product.slug)}>{product.name}</Link>
        <span className={styles.brand}>{product.brand.name}</span>
      </th>
      <td>
        <Identifier>{product.sku}</Identifier>
      </td>
      <td className={styles.stock}>
        <StockStatus stock={product.stock} />
        <StockPlaces productId={product.id} />
      </td>
      <td className={styles.number}>
        <ProductPrice product={priced} size="sm" />
      </td>
      {sized && <td className={styles.unitPrice}>{pricePerUnit(priced, i18n.language)}</td>}
      <td>
        <div className={styles.order}>
          <QuantityStepper
            size="sm"
            value={quantity}
            onChange={setQuantity}
            max={LIMITS.lineQuantityMax}
            label={t('products.table.quantityOf', { name: product.name })}
          />
          <AddButton
            product={product}
            quantity={quantity}
            size="sm"
            variant="secondary"
            aria-label={t('cart.addNamed', { name: product.name })}
          >
            {t('cart.addShort')}
          </AddButton>
        </div>
      </td>
    </tr>
  );
}
