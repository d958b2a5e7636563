import type { BinRef } from '@solar/contracts/inventory/fields';
import type { Bin } from '@solar/contracts/inventory/locations';
import { filledFields } from '@solar/mfe-kit/listing/list-search';
import { Combobox } from '@solar/ui/combobox/combobox';
import { Field } from '@solar/ui/field/field';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInventoryPage } from '../../api/inventory-api';
import { useDebounced } from './use-debounced';

const CHOICES = 20;

interface BinPickerProps {
  label: string;
  /** For screen readers only, where what is around says it. */
  hideLabel?: boolean;
  value: BinRef | null;
  onPick: (bin: BinRef) => void;
  /** Offers the bins of this warehouse only. */
  warehouseId?: string;
}

function refOf(bin: Bin): BinRef {
  const { id: binId, code: binCode, zoneId, zoneCode, warehouseId, warehouseCode } = bin;
  return { binId, binCode, zoneId, zoneCode, warehouseId, warehouseCode };
}

/** Finds a bin by its code. */
export function BinPicker({
  label,
  hideLabel = false,
  value,
  onPick,
  warehouseId = '',
}: BinPickerProps) {
  const { t } = useTranslation('inventory');
  const [text, setText] = useState(value?.binCode ?? '');
  useEffect(() => setText(value?.binCode ?? ''), [value]);
  const typed = useDebounced(text.trim());
  const q = typed === value?.binCode ? '' : typed;
  const query = useInventoryPage<Bin>(
    'bins',
    filledFields({ q, warehouseId, active: true, pageSize: CHOICES }),
  );
  const found = (query.data?.items ?? []).map(refOf);
  const bins = value && !found.some((bin) => bin.binId === value.binId) ? [value, ...found] : found;
  return (
    <Field label={label} hideLabel={hideLabel}>
      <Combobox
        value={value?.binId ?? null}
        inputValue={text}
        onInputChange={setText}
        loading={query.isFetching}
        placeholder={t('lookup.binHint')}
        options={bins.map((bin) => ({ value: bin.binId, label: bin.binCode }))}
        onValueChange={(binId) => {
          const bin = bins.find((one) => one.binId === binId);
          if (bin) onPick(bin);
        }}
      />
    </Field>
  );
}
