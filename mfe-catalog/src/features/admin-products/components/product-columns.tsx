import type { AdminProductRow } from '@solar/contracts/catalog/admin-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { Status } from '@solar/ui/badge/badge';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { Identifier } from '@solar/ui/identifier/identifier';
import { Inline } from '@solar/ui/layout/layout';
import { Price } from '@solar/ui/price/price';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ProductPicture } from '../../product-card/product-picture';
import { StockStatus } from '../../product-card/stock-status';
import styles from './product-columns.module.css';

/** Columns of the product table; prices only for those who may read them. */
export function useProductColumns(): DataColumn<AdminProductRow>[] {
  const { t } = useTranslation('catalog');
  const localized = useLocalized();
  const format = useFormat();
  const pricesVisible = useCan('catalog.prices.read');
  const costsVisible = useCan('catalog.costs.read');
  const columns: DataColumn<AdminProductRow>[] = [
    {
      id: 'name',
      header: t('admin.field.name'),
      sortable: true,
      wrap: true,
      minWidth: '13rem',
      cell: (product) => (
        <div className={styles.product}>
          <span className={styles.picture}>
            <ProductPicture image={product.image} />
          </span>
          <span className={styles.names}>
            <Link to={`/admin/products/edit/${product.id}`} className={styles.name}>
              {product.name}
            </Link>
            <span className={styles.sub}>
              {product.brand} · <Identifier>{product.sku}</Identifier>
              {product.featured && ` · ${t('admin.products.featured')}`}
            </span>
          </span>
        </div>
      ),
    },
    {
      id: 'price',
      header: t('admin.field.price'),
      align: 'end',
      cell: ({ base, sale }) => <Price size="sm" value={sale ?? base} base={base} />,
    },
    {
      id: 'cost',
      header: t('admin.products.cost'),
      align: 'end',
      defaultHidden: true,
      cell: ({ cost }) => (cost ? format.money(cost) : '–'),
    },
    {
      id: 'stock',
      header: t('admin.field.stock'),
      cell: ({ stock, available }) => (
        <Inline gap="2" wrap={false}>
          <StockStatus stock={stock} />
          <span className={styles.sub}>{format.number(available)}</span>
        </Inline>
      ),
    },
    {
      id: 'active',
      header: t('admin.field.active'),
      cell: ({ active }) => (
        <Status tone={active ? 'success' : 'neutral'}>
          {t(active ? 'admin.products.active' : 'admin.products.inactive')}
        </Status>
      ),
    },
    {
      id: 'gaps',
      header: t('admin.products.gaps'),
      cell: ({ gaps = [] }) => (
        <Status tone={gaps.length > 0 ? 'warning' : 'success'}>
          {gaps.length > 0
            ? t('admin.products.gapsCount', { count: gaps.length })
            : t('admin.products.complete')}
        </Status>
      ),
    },
    {
      id: 'category',
      header: t('admin.field.category'),
      cell: ({ category }) => localized(category),
    },
    {
      id: 'sku',
      header: t('admin.field.sku'),
      sortable: true,
      defaultHidden: true,
      wrap: true,
      cell: ({ sku }) => <Identifier>{sku}</Identifier>,
    },
    {
      id: 'updatedAt',
      header: t('admin.field.updated'),
      defaultHidden: true,
      cell: ({ updatedAt }) => format.relative(updatedAt),
    },
  ];
  const hidden = [...(pricesVisible ? [] : ['price']), ...(costsVisible ? [] : ['cost'])];
  return columns.filter(({ id }) => !hidden.includes(id));
}
