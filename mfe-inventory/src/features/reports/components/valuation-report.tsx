import type { Money } from '@solar/contracts/common/money';
import type { Valuation, ValuationRow } from '@solar/contracts/inventory/valuation';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { PageTable } from '@solar/mfe-kit/listing/page-table';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { DateField } from '@solar/ui/date-field/date-field';
import { Field } from '@solar/ui/field/field';
import { Inline, Stack } from '@solar/ui/layout/layout';
import { StatTile } from '@solar/ui/stat-tile/stat-tile';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useInventoryItem, useInventoryPage } from '../../../api/inventory-api';
import { Pieces } from '../../labels/labels';
import { GroupLabel, StockGroupTabs, stockGroupState } from './stock-group-tabs';

const stateSchema = z.object({
  ...stockGroupState,
  on: z.iso.date().optional().catch(undefined),
});

/** The last moment of a day, where the reader is. */
function endOf(day: string): string {
  return new Date(`${day}T23:59:59.999`).toISOString();
}

function useMoneyText() {
  const format = useFormat();
  return (values: readonly Money[]) => values.map((value) => format.money(value)).join(' + ');
}

function useColumns(): DataColumn<ValuationRow>[] {
  const { t } = useTranslation('inventory');
  const text = useMoneyText();
  return [
    {
      id: 'label',
      header: t('reports.group'),
      cell: (row) => <GroupLabel row={row} />,
      value: (row) => row.sku ?? row.label,
      onPhone: 'title',
    },
    {
      id: 'pieces',
      header: t('fields.pieces'),
      cell: (row) => <Pieces value={row.pieces} />,
      value: (row) => row.pieces,
      align: 'end',
    },
    {
      id: 'uncosted',
      header: t('reports.uncosted'),
      cell: (row) => <Pieces value={row.uncosted} muted />,
      value: (row) => row.uncosted,
      align: 'end',
    },
    {
      id: 'value',
      header: t('reports.value'),
      cell: (row) => text(row.values) || '–',
      value: (row) => text(row.values),
      align: 'end',
    },
  ];
}

function Totals({ params }: { params: Record<string, unknown> }) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const text = useMoneyText();
  const { data } = useInventoryItem<Valuation>('reports/valuation', { ...params, pageSize: 1 });
  if (!data) return null;
  const { pieces, uncosted, values } = data.sum;
  return (
    <Inline gap="4">
      <StatTile label={t('reports.value')} value={text(values) || '–'} />
      <StatTile label={t('fields.pieces')} value={format.number(pieces)} />
      <StatTile label={t('reports.uncosted')} value={format.number(uncosted)} />
    </Inline>
  );
}

/** What the stock cost on a day, at the average of its receipts. */
export function ValuationReport() {
  const { t } = useTranslation('inventory');
  const [state, setState] = useSearchState(stateSchema);
  const { on, ...asked } = state;
  const moment = on ? { at: endOf(on) } : {};
  const query = useInventoryPage<ValuationRow>('reports/valuation', { ...asked, ...moment });
  return (
    <Stack gap="5">
      <Totals params={{ by: 'warehouse', ...moment }} />
      <Inline gap="4">
        <StockGroupTabs by={state.by} onChange={(by) => setState({ by, page: 1 })} />
        <Field as="fieldset" label={t('reports.on')} optional>
          <DateField
            value={on ?? null}
            onChange={(day) => setState({ on: day ?? undefined, page: 1 })}
          />
        </Field>
      </Inline>
      <PageTable
        label={t('reports.tabs.value')}
        columns={useColumns()}
        query={query}
        getRowId={(row) => row.key}
        state={state}
        onState={setState}
        exportName="stock-value"
      />
    </Stack>
  );
}
