import type { SalesReport, SalesRow } from '@solar/contracts/checkout/reports-http';
import { daysIn, REPORT_DAYS_MAX, SALES_BY } from '@solar/contracts/checkout/reports-http';
import { pageFields, textField } from '@solar/mfe-kit/listing/list-search';
import { PageTable } from '@solar/mfe-kit/listing/page-table';
import { usePagedQuery } from '@solar/mfe-kit/listing/use-paged-query';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { DateRangeField } from '@solar/ui/date-field/date-field';
import { Field } from '@solar/ui/field/field';
import { Inline, Stack } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import { Select } from '@solar/ui/select/select';
import { Tabs } from '@solar/ui/tabs/tabs';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { SalesChart } from './components/sales-chart';
import { SalesFigureTiles } from './components/sales-figures';
import { SalesRangePicker } from './components/sales-range-picker';
import { SalesSkeleton } from './components/sales-skeleton';
import { readSales, SALES_KEY, useSales } from './sales-api';
import { useSalesColumns } from './sales-columns';
import { lastDays, RANGES, stepOf } from './sales-range';

const day = z
  .union([z.iso.date(), z.literal('')])
  .catch('')
  .default('');
const searchSchema = z.object({
  ...pageFields,
  by: z.enum(SALES_BY).catch('product').default('product'),
  range: z.enum(RANGES).catch('30').default('30'),
  from: day,
  to: day,
  currency: textField,
});
type State = z.infer<typeof searchSchema>;
type SetState = (patch: Partial<State>) => void;

export function SalesPage() {
  return (
    <RequirePermission permission="checkout.orders.read">
      <Sales />
    </RequirePermission>
  );
}

function Sales() {
  const { t } = useTranslation('checkout');
  usePageMeta({ title: t('admin.sales.title'), noIndex: true });
  const [state, setState] = useSearchState(searchSchema);
  const period = periodOf(state);
  const asked = {
    ...period,
    ...(/^[A-Z]{3}$/.test(state.currency) && { currency: state.currency }),
  };
  const overview = useSales({ by: stepOf(period), ...asked, page: 1, pageSize: 100 });
  return (
    <Stack gap="6">
      <PageHeader
        size="compact"
        title={t('admin.sales.title')}
        description={t('admin.sales.text')}
        actions={<Period state={state} report={overview.data} onState={setState} />}
      />
      <QueryState query={overview} skeleton={<SalesSkeleton />}>
        {(report) => (
          <Stack gap="6">
            <SalesFigureTiles report={report} />
            <SalesChart report={report} />
          </Stack>
        )}
      </QueryState>
      <Rows state={state} asked={asked} onState={setState} />
    </Stack>
  );
}

/** The reader's own days where they make a period, else so many days until today. */
function periodOf({ from, to, range }: State) {
  const own = { from, to };
  const days = from && to ? daysIn(own) : 0;
  return days >= 1 && days <= REPORT_DAYS_MAX ? own : lastDays(range);
}

interface PeriodProps {
  state: State;
  report: SalesReport | undefined;
  onState: SetState;
}

function Period({ state, report, onState }: PeriodProps) {
  const { t } = useTranslation('checkout');
  const { from, to } = periodOf(state);
  const own = state.from === from && state.to === to;
  const currencies = new Set([...(report?.currencies ?? []), ...(report ? [report.currency] : [])]);
  return (
    <Inline gap="3">
      {report && currencies.size > 1 && (
        <Select
          size="sm"
          aria-label={t('admin.sales.currency')}
          value={report.currency}
          onValueChange={(currency) => onState({ currency, page: 1 })}
          options={[...currencies].map((value) => ({ value, label: value }))}
        />
      )}
      <SalesRangePicker
        value={own ? null : state.range}
        onChange={(range) => onState({ range, from: '', to: '', page: 1 })}
      />
      <Field as="fieldset" label={t('admin.sales.period')} hideLabel>
        <DateRangeField
          size="sm"
          value={{ start: from, end: to }}
          onChange={(range) => onState({ from: range?.start ?? '', to: range?.end ?? '', page: 1 })}
        />
      </Field>
    </Inline>
  );
}

interface RowsProps {
  state: State;
  asked: { from: string; to: string; currency?: string };
  onState: SetState;
}

function Rows({ state, asked, onState }: RowsProps) {
  const { t } = useTranslation('checkout');
  const { by, page, pageSize } = state;
  const query = usePagedQuery<SalesRow, Parameters<typeof readSales>[0]>({
    queryKey: SALES_KEY,
    params: { by, ...asked, page, pageSize },
    read: readSales,
  });
  const withCosts = query.data?.items.some(({ cost }) => cost !== undefined) ?? false;
  return (
    <Stack gap="4">
      <Tabs
        variant="segmented"
        label={t('admin.sales.rows')}
        value={by}
        onValueChange={(next) => onState({ by: searchSchema.shape.by.parse(next), page: 1 })}
        items={SALES_BY.map((value) => ({ value, label: t(`admin.sales.by.${value}`) }))}
      />
      <PageTable<SalesRow, State>
        key={by}
        label={t(`admin.sales.table.${by}`)}
        views={`sales-${by}`}
        columns={useSalesColumns(by, withCosts)}
        query={query}
        state={state}
        onState={onState}
        getRowId={({ key }) => key}
        emptyText={t('admin.sales.empty')}
        exportName={`sales-by-${by}`}
      />
    </Stack>
  );
}
