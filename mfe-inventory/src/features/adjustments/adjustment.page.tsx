import type { Adjustment } from '@solar/contracts/inventory/adjustments';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { DescriptionList } from '@solar/ui/description-list/description-list';
import { Stack } from '@solar/ui/layout/layout';
import { Link } from '@solar/ui/link/link';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useInventoryItem } from '../../api/inventory-api';
import { urls } from '../../urls';
import { PostedLines } from '../lines/posted-lines';
import { ReversalNote } from '../reversals/reversal-note';
import { ReverseDialog } from '../reversals/reverse-dialog';
import { InventoryScreen } from '../screen/inventory-screen';

function Facts({ adjustment }: { adjustment: Adjustment }) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  return (
    <DescriptionList
      columns={2}
      items={[
        { term: t('fields.type'), value: t(`adjustments.types.${adjustment.type}`) },
        { term: t('fields.reason'), value: t(`reasons.${adjustment.reason}`) },
        { term: t('fields.time'), value: format.dateTime(adjustment.createdAt) },
        { term: t('fields.actor'), value: adjustment.actor?.name ?? t('fields.system') },
        { term: t('fields.notes'), value: adjustment.notes || '–' },
      ]}
    />
  );
}

/** One adjustment. */
export function AdjustmentPage() {
  const { t } = useTranslation('inventory');
  const { id = '' } = useParams();
  const query = useInventoryItem<Adjustment>(`adjustments/${id}`);
  const { data } = query;
  return (
    <InventoryScreen
      title={data?.number ?? t('adjustments.title')}
      parent={{ label: t('adjustments.title'), href: urls.adjustments }}
      actions={
        data && (
          <ReverseDialog
            path={`adjustments/${id}`}
            document={data}
            permission="inventory.stock.adjust"
          />
        )
      }
    >
      <QueryState query={query} skeleton={<Skeleton shape="block" height="20rem" />}>
        {(adjustment) => (
          <Stack gap="6">
            <ReversalNote reversal={adjustment.reversal} />
            <Facts adjustment={adjustment} />
            <PostedLines label={t('adjustments.lines')} lines={adjustment.lines} />
            <p>
              <Link href={urls.transactionsOf({ reference: adjustment.number })}>
                {t('ledger.ofDocument')}
              </Link>
            </p>
          </Stack>
        )}
      </QueryState>
    </InventoryScreen>
  );
}
