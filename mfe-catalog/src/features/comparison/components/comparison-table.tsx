import type { Comparison, ProductCard } from '@solar/contracts/catalog/http';
import { LIMITS } from '@solar/contracts/common/limits';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { Button } from '@solar/ui/button/button';
import { IconButton } from '@solar/ui/icon-button/icon-button';
import { Identifier } from '@solar/ui/identifier/identifier';
import { QuantityStepper } from '@solar/ui/quantity-stepper/quantity-stepper';
import { ScrollRegion } from '@solar/ui/scroll-region/scroll-region';
import { VisuallyHidden } from '@solar/ui/visually-hidden/visually-hidden';
import { clsx } from 'clsx';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { categoryPath, productPath, PRODUCTS_PATH } from '../../../urls';
import { AddButton } from '../../product-card/add-button';
import { useAttributeText } from '../../product-card/attribute-text';
import { ProductPicture } from '../../product-card/product-picture';
import { ProductPrice } from '../../product-card/product-price';
import { StockStatus } from '../../product-card/stock-status';
import styles from './comparison-table.module.css';

export interface ComparisonTableProps {
  comparison: Comparison;
  onlyDifferences: boolean;
  onRemove: (id: string) => void;
}

/** Rows that are marked at most; where more differ the mark would say nothing. */
const MARKED_MOST = 0.7;

/** A column per product, a row per attribute; rows whose values differ are marked. */
export function ComparisonTable({ comparison, onlyDifferences, onRemove }: ComparisonTableProps) {
  const { t } = useTranslation('catalog');
  const localized = useLocalized();
  const text = useAttributeText();
  const { unit } = useFormat();
  const { items, groups } = comparison;
  const all = groups.flatMap(({ rows }) => rows);
  const differing = all.filter(({ differs }) => differs).length;
  // A mark on every row marks none.
  const marks = items.length > 1 && !onlyDifferences && differing < all.length * MARKED_MOST;
  const free = items.length < LIMITS.comparisonMax;
  return (
    <ScrollRegion className={styles.scroll} aria-label={t('compare.title')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td className={styles.corner}>
              {free && (
                <Button
                  asChild
                  variant="secondary"
                  size="sm"
                  startIcon={<Plus aria-hidden="true" />}
                >
                  <Link to={items[0] ? categoryPath(items[0].category.slug) : PRODUCTS_PATH}>
                    {t('compare.addAnother')}
                  </Link>
                </Button>
              )}
            </td>
            {items.map((product) => (
              <th key={product.id} scope="col" className={styles.name}>
                <Link to={productPath(product.slug)}>
                  {product.brand.name} {product.name}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row" className={styles.label}>
              <VisuallyHidden>{t('compare.products')}</VisuallyHidden>
            </th>
            {items.map((product) => (
              <td key={product.id}>
                <ProductColumn product={product} onRemove={onRemove} />
              </td>
            ))}
          </tr>
          {groups.map(({ code, label, rows, notPublished = [] }) => {
            const shown = rows.filter((row) => !onlyDifferences || row.differs);
            if (shown.length === 0 && (onlyDifferences || notPublished.length === 0)) return null;
            return (
              <Fragment key={code}>
                <tr>
                  <th scope="colgroup" colSpan={items.length + 1} className={styles.group}>
                    {localized(label)}
                  </th>
                </tr>
                {shown.map((row) => (
                  <tr key={row.code} className={clsx(marks && row.differs && styles.differs)}>
                    <th scope="row" className={styles.label}>
                      {localized(row.label)}
                      {items.length > 1 && row.differs && (
                        <VisuallyHidden> ({t('compare.differs')})</VisuallyHidden>
                      )}
                    </th>
                    {row.values.map((value, index) => (
                      <td key={items[index]?.id ?? index}>
                        {value ? (
                          <>
                            {text({ ...value, decimals: row.decimals })}
                            {row.unit && <span className={styles.unit}> {unit(row.unit)}</span>}
                          </>
                        ) : (
                          <Unknown notPublished={row.notPublished?.[index] === true} />
                        )}
                      </td>
                    ))}
                  </tr>
                ))}
                {!onlyDifferences && notPublished.length > 0 && (
                  <tr>
                    <th scope="row" className={styles.label}>
                      {t('attribute.notPublished')}
                    </th>
                    <td colSpan={items.length} className={styles.unit}>
                      {notPublished.map(({ label: name }) => localized(name)).join(', ')}
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** Of a value that there is none of: one that buyers would look for, or one that this kind of product has not got. */
function Unknown({ notPublished }: { notPublished: boolean }) {
  const { t } = useTranslation('catalog');
  if (notPublished) return <span className={styles.unit}>{t('attribute.notPublished')}</span>;
  return (
    <span className={styles.unit} aria-label={t('compare.unknown')}>
      –
    </span>
  );
}

function ProductColumn({
  product,
  onRemove,
}: {
  product: ProductCard;
  onRemove: (id: string) => void;
}) {
  const { t } = useTranslation('catalog');
  const [quantity, setQuantity] = useState(1);
  return (
    <div className={styles.product}>
      <div className={styles.picture}>
        <ProductPicture image={product.image} eager />
        <IconButton
          size="sm"
          variant="secondary"
          className={styles.remove}
          label={t('compare.remove', { name: product.name })}
          onClick={() => onRemove(product.id)}
        >
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <span className={styles.brand}>
        {t('detail.sku')} <Identifier>{product.sku}</Identifier>
      </span>
      <StockStatus stock={product.stock} />
      <ProductPrice product={product} size="lg" />
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
        variant="accent"
        aria-label={t('cart.addNamed', { name: product.name })}
      >
        {t('cart.addShort')}
      </AddButton>
    </div>
  );
}
