import { STOCK_GROUPS, type StockGroup } from '@solar/contracts/inventory/valuation';
import { pageFields } from '@solar/mfe-kit/listing/list-search';
import { Identifier } from '@solar/ui/identifier/identifier';
import { Tabs } from '@solar/ui/tabs/tabs';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import styles from '../../labels/labels.module.css';

/** What a report on the stock keeps in the address. */
export const stockGroupState = {
  ...pageFields,
  by: z.enum(STOCK_GROUPS).catch('product').default('product'),
};

/** Chooses what the rows of a report stand for. */
export function StockGroupTabs(props: { by: StockGroup; onChange: (by: StockGroup) => void }) {
  const { t } = useTranslation('inventory');
  return (
    <Tabs
      variant="segmented"
      label={t('reports.by')}
      value={props.by}
      onValueChange={(value) => props.onChange(z.enum(STOCK_GROUPS).parse(value))}
      items={STOCK_GROUPS.map((value) => ({ value, label: t(`reports.groups.${value}`) }))}
    />
  );
}

/** The name of a row: a product with its SKU, a category, a warehouse or what is in transit. */
export function GroupLabel({ row }: { row: { key: string; label: string; sku: string | null } }) {
  const { t } = useTranslation('inventory');
  const name = row.label || t(row.key === 'transit' ? 'locations.transit' : 'reports.noCategory');
  return row.sku ? (
    <span className={styles.product}>
      {name} <Identifier quiet>{row.sku}</Identifier>
    </span>
  ) : (
    name
  );
}
