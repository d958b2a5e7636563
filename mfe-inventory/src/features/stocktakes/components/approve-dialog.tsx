import type { Stocktake, StocktakeBin } from '@solar/contracts/inventory/stocktakes';
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

interface ApproveDialogProps {
  stocktake: Stocktake;
  /** Approves this bin alone; all that is left without it. */
  bin?: StocktakeBin;
}

/** Approves a stocktake or one of its bins; orders whose goods were not found are decided on first. */
export function ApproveDialog({ stocktake, bin }: ApproveDialogProps) {
  const { t } = useTranslation('inventory');
  const [open, setOpen] = useState(false);
  const decisions = useShortageDecisions();
  const { number, openVariancePieces = stocktake.variancePieces } = stocktake;
  const binCode = bin?.bin.binCode ?? '';
  const approve = useApiMutation({
    mutationFn: () =>
      sendInventory('post', `stocktakes/${stocktake.id}/approval`, {
        shortages: decisions.body,
        ...(bin && { binId: bin.bin.binId }),
      }),
    invalidates: [INVENTORY_KEY],
    failure: null,
    success: bin ? t('stocktakes.approvedBin', { bin: binCode }) : t('stocktakes.approved'),
    onSuccess: () => setOpen(false),
  });
  const { error } = approve;
  const other = error !== null && !isHttpError(error, 'stock.promised');
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      size="sm"
      title={
        bin
          ? t('stocktakes.approveBinTitle', { number, bin: binCode })
          : t('stocktakes.approveTitle', { number })
      }
      description={t('stocktakes.approveText', {
        count: bin ? bin.variancePieces : openVariancePieces,
      })}
      trigger={
        bin ? (
          <Button
            size="sm"
            variant="secondary"
            aria-label={t('stocktakes.approveBin', { bin: binCode })}
          >
            {t('stocktakes.approve')}
          </Button>
        ) : (
          <Button disabled={stocktake.countedCount < stocktake.lineCount}>
            {t('stocktakes.approve')}
          </Button>
        )
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
