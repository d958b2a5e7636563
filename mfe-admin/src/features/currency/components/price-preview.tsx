import { wholeUnits } from '@solar/contracts/common/minor-units';
import { formatMoney } from '@solar/mfe-kit/format/money';
import { PageTable } from '@solar/mfe-kit/listing/page-table';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { Identifier } from '@solar/ui/identifier/identifier';
import { useTranslation } from 'react-i18next';
import { useCurrencyPreview, type PreviewRow } from '../api/currency-api';
import { stepOf, type CurrencySearch } from '../currency-terms';

type Pair = PreviewRow['base'];
const both = (pair: Pair) =>
  pair ? `${formatMoney(pair.before)} → ${formatMoney(pair.after)}` : '–';
const after = (pair: Pair) => (pair ? wholeUnits(pair.after) : null);

/** What every price would be. Nothing has been changed yet. */
export function PricePreview({
  state,
  onState,
}: {
  state: CurrencySearch;
  onState: (patch: Partial<CurrencySearch>) => void;
}) {
  const { t } = useTranslation('admin');
  const { page, pageSize, currency: to, rate, step } = state;
  const query = useCurrencyPreview({ page, pageSize, to, rate, step: stepOf(step) });
  const columns: DataColumn<PreviewRow>[] = [
    {
      id: 'product',
      header: t('currency.columns.product'),
      sortable: false,
      value: ({ name }) => name,
      cell: ({ name }) => name,
    },
    {
      id: 'sku',
      header: t('currency.columns.sku'),
      sortable: false,
      value: ({ sku }) => sku,
      cell: ({ sku }) => <Identifier>{sku}</Identifier>,
    },
    {
      id: 'base',
      header: t('currency.columns.base'),
      align: 'end',
      sortable: false,
      value: ({ base }) => after(base),
      cell: ({ base }) => both(base),
    },
    {
      id: 'sale',
      header: t('currency.columns.sale'),
      align: 'end',
      sortable: false,
      value: ({ sale }) => after(sale),
      cell: ({ sale }) => both(sale),
    },
  ];
  return (
    <PageTable
      label={t('currency.previewTitle')}
      columns={columns}
      query={query}
      state={state}
      onState={onState}
      getRowId={({ productId }) => productId}
      emptyText={t('currency.noPrices')}
      exportName={`prices-${to}`}
    />
  );
}
