import type { BinRef } from '@solar/contracts/inventory/fields';
import type { BinContents } from '@solar/contracts/inventory/stock-levels';
import { Field } from '@solar/ui/field/field';
import { Select } from '@solar/ui/select/select';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useInventoryItem } from '../../api/inventory-api';
import type { DraftLine } from './draft-line';

/** A choice needs a value; lots are never blank. */
const WITHOUT = ' ';

interface LotFieldProps {
  line: DraftLine;
  onChange: (lot: string) => void;
}

/** The lot of goods that come into a bin. */
export function LotField({ line, onChange }: LotFieldProps) {
  const { t } = useTranslation('inventory');
  return (
    <Field label={t('fields.lot')} hideLabel>
      <TextInput
        value={line.lot}
        placeholder={t('fields.lot')}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

/** The lot of goods that leave a bin: one of those that lie there. The only one needs no choice. */
export function LotOfBin({ bin, line, onChange }: LotFieldProps & { bin: BinRef }) {
  const { t } = useTranslation('inventory');
  const { data } = useInventoryItem<BinContents>(`bins/${bin.binId}/contents`);
  const lying = data?.items.filter(
    ({ product, onHand }) => product.productId === line.product.productId && onHand > 0,
  );
  const only = lying?.length === 1 ? (lying[0]?.lot ?? '') : '';
  useEffect(() => {
    if (only !== '' && line.lot === '') onChange(only);
  }, [only, line.lot, onChange]);
  if (!lying?.some(({ lot }) => lot !== null)) return <LotField line={line} onChange={onChange} />;
  return (
    <Field label={t('fields.lot')} hideLabel>
      <Select
        value={line.lot}
        placeholder={t('lines.chooseLot')}
        onValueChange={(lot) => onChange(lot.trim())}
        options={lying.map(({ lot, onHand }) => ({
          value: lot ?? WITHOUT,
          label: t('lines.lotWithPieces', { lot: lot ?? t('lines.withoutLot'), count: onHand }),
        }))}
      />
    </Field>
  );
}
