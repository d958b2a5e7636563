import type { SerialState } from '@solar/contracts/inventory/states';
import { Status } from '@solar/ui/badge/badge';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

const TONE: Record<SerialState, ComponentProps<typeof Status>['tone']> = {
  in_stock: 'success',
  shipped: 'info',
  returned: 'warning',
  written_off: 'danger',
  withdrawn: 'neutral',
};

/** Where a piece stands. */
export function SerialStateLabel({ state }: { state: SerialState }) {
  const { t } = useTranslation('inventory');
  return <Status tone={TONE[state]}>{t(`serials.states.${state}`)}</Status>;
}
