import { QueryState } from '@solar/mfe-kit/query/query-state';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { Inline, Grid, Stack } from '@solar/ui/layout/layout';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { z } from 'zod';
import { urls } from '../../urls';
import { BestList } from './components/best-list';
import { SalesChart } from './components/sales-chart';
import { SalesFigureTiles } from './components/sales-figures';
import { SalesRangePicker } from './components/sales-range-picker';
import { SalesSkeleton } from './components/sales-skeleton';
import { useSales } from './sales-api';
import styles from './sales-overview.module.css';
import { lastDays, RANGES, stepOf } from './sales-range';

const searchSchema = z.object({ range: z.enum(RANGES).catch('30').default('30') });

/** How sales go, on the dashboard: figures against the period before, and what and who they come from. */
export default function SalesOverview() {
  const { t } = useTranslation('checkout');
  const [{ range }, setState] = useSearchState(searchSchema);
  const period = lastDays(range);
  const query = useSales({ by: stepOf(period), ...period, page: 1, pageSize: 100 });
  return (
    <Stack gap="4" asChild>
      <section aria-labelledby="sales-overview">
        <Inline gap="4" justify="between">
          <h2 id="sales-overview" className={styles.title}>
            {t('admin.sales.title')}
          </h2>
          <Inline gap="4" className={styles.controls}>
            <Link to={urls.admin.sales({ range })} className={styles.report}>
              {t('admin.sales.report')}
            </Link>
            <SalesRangePicker value={range} onChange={(next) => setState({ range: next })} />
          </Inline>
        </Inline>
        <QueryState query={query} skeleton={<SalesSkeleton />}>
          {(report) => (
            <>
              <SalesFigureTiles report={report} />
              <SalesChart report={report} />
            </>
          )}
        </QueryState>
        <Grid min="lg" gap="4">
          {(['product', 'customer'] as const).map((by) => (
            <BestList key={by} by={by} period={period} allHref={urls.admin.sales({ range, by })} />
          ))}
        </Grid>
      </section>
    </Stack>
  );
}
