import type { Stocktake } from '@solar/contracts/inventory/stocktakes';
import { errorText } from '@solar/mfe-kit/http/error-text';
import { isHttpError } from '@solar/mfe-kit/http/http-error';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { Button } from '@solar/ui/button/button';
import { Dialog, DialogClose } from '@solar/ui/dialog/dialog';
import { Stack } from '@solar/ui/layout/layout';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { INVENTORY_KEY, sendInventory } from '../../../api/inventory-api';
import { ShortageChoices } from '../../shortages/shortage-choices';
import { useShortageDecisions } from '../../shortages/use-shortage-decisions';

/** Approves a stocktake; orders whose goods were not found are decided on first. */
export function ApproveDialog({ stocktake }: { stocktake: Stocktake }) {
  const { t } = useTranslation('inventory');
  const [open, setOpen] = useState(false);
  const decisions = useShortageDecisions();
  const approve = useApiMutation({
    mutationFn: () =>
      sendInventory('post', `stocktakes/${stocktake.id}/approval`, { shortages: decisions.body }),
    invalidates: [INVENTORY_KEY],
    failure: null,
    success: t('stocktakes.approved'),
    onSuccess: () => setOpen(false),
  });
  const { error } = approve;
  const other = error !== null && !isHttpError(error, 'stock.promised');
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      size="sm"
      title={t('stocktakes.approveTitle', { number: stocktake.number })}
      description={t('stocktakes.approveText', { count: stocktake.variancePieces })}
      trigger={
        <Button disabled={stocktake.countedCount < stocktake.lineCount}>
          {t('stocktakes.approve')}
        </Button>
      }
      footer={
        <>
          <DialogClose asChild>
            <Button variant="secondary">{t('actions.cancel')}</Button>
          </DialogClose>
          <Button
            disabled={!decisions.complete(error)}
            loading={approve.isPending}
            onClick={() => approve.mutate()}
          >
            {t('stocktakes.approve')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {other && <p role="alert">{errorText(error)}</p>}
        <ShortageChoices error={error} decisions={decisions} />
      </Stack>
    </Dialog>
  );
}
