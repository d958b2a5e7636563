import { useCan } from '@solar/mfe-kit/session/permissions';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { Tabs } from '@solar/ui/tabs/tabs';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { InventoryScreen } from '../screen/inventory-screen';
import { AgeingReport } from './components/ageing-report';
import { ExpiringGoodsReport } from './components/expiring-goods';
import { MovementReportTab } from './components/movement-report';
import { ValuationReport } from './components/valuation-report';

const REPORTS = ['movement', 'expiring', 'age', 'value'] as const;
const CONTENT = {
  movement: MovementReportTab,
  expiring: ExpiringGoodsReport,
  age: AgeingReport,
  value: ValuationReport,
} as const;
const stateSchema = z.object({ report: z.enum(REPORTS).catch('movement').default('movement') });

/** What the stock was, is and will be, one report at a time. */
export function ReportsPage() {
  const { t } = useTranslation('inventory');
  const seesCosts = useCan('catalog.costs.read');
  const shown = REPORTS.filter((one) => one !== 'value' || seesCosts);
  const [{ report }, setState] = useSearchState(stateSchema);
  return (
    <InventoryScreen title={t('reports.title')} description={t('reports.text')}>
      <Tabs
        label={t('reports.title')}
        value={shown.includes(report) ? report : 'movement'}
        onValueChange={(value) => setState({ report: stateSchema.parse({ report: value }).report })}
        items={shown.map((value) => {
          const Content = CONTENT[value];
          return { value, label: t(`reports.tabs.${value}`), content: <Content /> };
        })}
      />
    </InventoryScreen>
  );
}
