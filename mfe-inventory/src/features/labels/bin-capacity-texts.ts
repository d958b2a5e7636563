import { fullBinsSchema, type OverfilledBin } from '@solar/contracts/inventory/locations';
import { errorText } from '@solar/mfe-kit/http/error-text';
import { isHttpError } from '@solar/mfe-kit/http/http-error';
import { notify } from '@solar/mfe-kit/notify/notify';
import type { TFunction } from 'i18next';

/** Warns of bins that a posting has filled beyond their capacity. */
export function sayOverfilled(
  t: TFunction<'inventory'>,
  bins: readonly OverfilledBin[] = [],
): void {
  for (const { binCode, onHand, maxCapacity } of bins) {
    notify.warning(t('settings.overfilled', { bin: binCode, onHand, max: maxCapacity }));
  }
}

/** Why a posting was refused; bins that can't take so much are named. */
export function refusalText(t: TFunction<'inventory'>, error: unknown): string {
  const full = fullBinsSchema.safeParse(isHttpError(error, 'bin.full') ? error.problem : undefined);
  if (!full.success) return errorText(error);
  const bins = full.data.bins.map(({ binCode, onHand, maxCapacity }) =>
    t('settings.fullBin', { bin: binCode, onHand, max: maxCapacity }),
  );
  return `${t('settings.full')} ${bins.join(', ')}`;
}
