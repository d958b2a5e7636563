import type { MovementReport, TrialBalance } from '@solar/contracts/inventory/reports';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { Stack } from '@solar/ui/layout/layout';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { Tabs } from '@solar/ui/tabs/tabs';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useInventoryItem } from '../../../api/inventory-api';
import { MovementChart } from './movement-chart';
import { ReasonTable } from './reason-table';
import { TrialBalanceCard } from './trial-balance-card';

const PERIODS = [7, 30, 90] as const;
const stateSchema = z.object({
  days: z.coerce.number().pipe(z.literal(PERIODS)).catch(30).default(30),
});

/** How goods moved, and whether the ledger is in balance. */
export function MovementReportTab() {
  const { t } = useTranslation('inventory');
  const [{ days }, setState] = useSearchState(stateSchema);
  const movement = useInventoryItem<MovementReport>('reports/movement', { days });
  const balance = useInventoryItem<TrialBalance>('reports/trial-balance');
  return (
    <Stack gap="6">
      <Tabs
        variant="segmented"
        label={t('reports.period')}
        value={String(days)}
        onValueChange={(value) => setState({ days: Number(value) as (typeof PERIODS)[number] })}
        items={PERIODS.map((count) => ({
          value: String(count),
          label: t('reports.days', { count }),
        }))}
      />
      <QueryState query={movement} skeleton={<Skeleton shape="block" height="22rem" />}>
        {(report) => (
          <Stack gap="6">
            <MovementChart report={report} />
            <ReasonTable report={report} />
          </Stack>
        )}
      </QueryState>
      <QueryState query={balance} skeleton={<Skeleton shape="block" height="12rem" />}>
        {(data) => <TrialBalanceCard balance={data} />}
      </QueryState>
    </Stack>
  );
}
