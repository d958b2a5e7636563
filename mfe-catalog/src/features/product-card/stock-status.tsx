import type { StockStatus as Stock } from '@solar/contracts/catalog/product-data';
import { Status } from '@solar/ui/badge/badge';
import { useTranslation } from 'react-i18next';

const TONES = { in_stock: 'success', low_stock: 'warning', out_of_stock: 'neutral' } as const;

/** Whether the product can be had now. */
export function StockStatus({ stock }: { stock: Stock }) {
  const { t } = useTranslation('catalog');
  return <Status tone={TONES[stock]}>{t(`stock.${stock}`)}</Status>;
}
