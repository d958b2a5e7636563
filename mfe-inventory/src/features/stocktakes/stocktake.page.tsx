import { isStocktakeOpen } from '@solar/contracts/inventory/states';
import type { Stocktake } from '@solar/contracts/inventory/stocktakes';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { RemoteSlot } from '@solar/mfe-kit/remote/remote-slot';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { Button } from '@solar/ui/button/button';
import { ConfirmDialog } from '@solar/ui/confirm-dialog/confirm-dialog';
import { Inline, Stack } from '@solar/ui/layout/layout';
import { Progress } from '@solar/ui/progress/progress';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { INVENTORY_KEY, sendInventory, useInventoryItem } from '../../api/inventory-api';
import { urls } from '../../urls';
import { StocktakeLabel } from '../labels/status-labels';
import { ReversalNote } from '../reversals/reversal-note';
import { ReverseDialog } from '../reversals/reverse-dialog';
import { PaperButton } from '../printing/paper-button';
import { InventoryScreen } from '../screen/inventory-screen';
import { ApproveDialog } from './components/approve-dialog';
import { CountDesk } from './components/count-desk';
import { StocktakeBins } from './components/stocktake-bins';
import { StocktakeLines } from './components/stocktake-lines';

function StocktakeActions({ stocktake }: { stocktake: Stocktake }) {
  const { t } = useTranslation('inventory');
  const mayCount = useCan('inventory.stocktakes.write');
  const mayApprove = useCan('inventory.stocktakes.approve');
  const cancel = useApiMutation({
    mutationFn: () => sendInventory('post', `stocktakes/${stocktake.id}/cancellation`),
    invalidates: [INVENTORY_KEY],
    success: t('stocktakes.cancelled'),
  });
  const { variancePieces, openVariancePieces = 0, approvedCount = 0 } = stocktake;
  if (!isStocktakeOpen(stocktake.status) && variancePieces > openVariancePieces) {
    return (
      <ReverseDialog
        path={`stocktakes/${stocktake.id}`}
        document={stocktake}
        permission="inventory.stocktakes.approve"
      />
    );
  }
  if (!isStocktakeOpen(stocktake.status)) return null;
  return (
    <Inline gap="2">
      {mayCount && (
        <ConfirmDialog
          trigger={<Button variant="secondary">{t('stocktakes.cancel')}</Button>}
          title={t('stocktakes.cancelTitle', { number: stocktake.number })}
          description={t(
            approvedCount > 0 ? 'stocktakes.cancelTextPartly' : 'stocktakes.cancelText',
          )}
          confirmLabel={t('stocktakes.cancel')}
          cancelLabel={t('actions.back')}
          tone="danger"
          onConfirm={() => cancel.mutateAsync()}
        />
      )}
      {mayApprove && <ApproveDialog stocktake={stocktake} />}
    </Inline>
  );
}

/** One stocktake: count bin by bin, see the variances, approve a bin or all. */
export function StocktakePage() {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const { id = '' } = useParams();
  const query = useInventoryItem<Stocktake>(`stocktakes/${id}`);
  const mayCount = useCan('inventory.stocktakes.write');
  const stocktake = query.data;
  return (
    <InventoryScreen
      title={stocktake ? `${stocktake.number} · ${stocktake.name}` : t('stocktakes.title')}
      description={
        stocktake && [stocktake.warehouse.name, stocktake.zone?.code].filter(Boolean).join(' · ')
      }
      meta={stocktake && <StocktakeLabel status={stocktake.status} />}
      parent={{ label: t('stocktakes.title'), href: urls.stocktakes }}
      actions={
        stocktake && (
          <Inline gap="2">
            {isStocktakeOpen(stocktake.status) && (
              <PaperButton type="stocktake" ids={[stocktake.id]} name={stocktake.number} />
            )}
            <StocktakeActions stocktake={stocktake} />
          </Inline>
        )
      }
    >
      <QueryState query={query} skeleton={<Skeleton shape="block" height="20rem" />}>
        {(data) => (
          <Stack gap="6">
            <ReversalNote reversal={data.reversal} />
            <Progress
              label={t('stocktakes.progress')}
              value={data.lineCount === 0 ? 100 : (data.countedCount / data.lineCount) * 100}
              valueText={t('stocktakes.countedOf', {
                counted: format.number(data.countedCount),
                lines: format.number(data.lineCount),
              })}
            />
            {data.status === 'recounting' && (
              <p role="status">{t('stocktakes.recounting', { count: data.recountCount ?? 0 })}</p>
            )}
            {isStocktakeOpen(data.status) && mayCount && <CountDesk stocktake={data} />}
            {data.lineCount > 0 && <StocktakeBins stocktake={data} />}
            <StocktakeLines stocktakeId={data.id} />
            <RemoteSlot
              remote="admin"
              name="history"
              props={{ type: 'stocktake', id: data.id, stand: data.status }}
            />
          </Stack>
        )}
      </QueryState>
    </InventoryScreen>
  );
}
