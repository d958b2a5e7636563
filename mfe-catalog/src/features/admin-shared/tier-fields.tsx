import type { PriceTier } from '@solar/contracts/common/price-tiers';
import {
  areTiersOf,
  PRICE_TIERS_MAX,
  priceTiersInputSchema,
} from '@solar/contracts/catalog/price-tiers';
import type { Money } from '@solar/contracts/common/money';
import { Button } from '@solar/ui/button/button';
import { IconButton } from '@solar/ui/icon-button/icon-button';
import { Stack } from '@solar/ui/layout/layout';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { get, useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { AmountField, NumberField } from './form-fields';
import { amountInput, amountText } from './money-input';
import styles from './tier-fields.module.css';

/** Tiers as their fields hold them. */
export type TierValues = { from: number | null; price: string }[];

export function tierValues(tiers: readonly PriceTier[] = []): TierValues {
  return tiers.map(({ from, unit }) => ({ from, price: amountText(unit) }));
}

/** Tiers of a form, parsed to money. */
export function tiersInput(currency: string) {
  return z
    .array(
      z.object({
        from: z.number().nullable().pipe(z.number().int().min(2)),
        price: amountInput(currency),
      }),
    )
    .transform((tiers): PriceTier[] =>
      tiers
        .map(({ from, price: amount }) => ({ from, unit: { amount, currency } }))
        .sort((a, b) => a.from - b.from),
    );
}

/** Whether the tiers fall, from below the price of one on. */
export function areFalling(price: Money | null, tiers: readonly PriceTier[]): boolean {
  return areTiersOf(price, tiers) && priceTiersInputSchema.safeParse(tiers).success;
}

/** The quantities from which a piece is cheaper. */
export function TierFields({ currency }: { currency: string }) {
  const { t } = useTranslation('catalog');
  const { control, formState } = useFormContext<{ tiers: TierValues }>();
  const { fields, append, remove } = useFieldArray({ control, name: 'tiers' });
  const error: unknown = get(formState.errors, 'tiers');
  const ofAll = isMessage(error) || isMessage(get(error, 'root'));
  return (
    <Stack gap="3" align="start">
      {fields.map((field, index) => (
        <div key={field.id} className={styles.row}>
          <NumberField
            name={`tiers.${index}.from`}
            label={t('admin.tiers.from')}
            min={2}
            step={1}
            required
          />
          <AmountField
            name={`tiers.${index}.price`}
            label={t('admin.tiers.price')}
            currency={currency}
            required
          />
          <IconButton
            label={t('admin.delete', { name: t('admin.tiers.named', { number: index + 1 }) })}
            onClick={() => remove(index)}
          >
            <Trash aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      {ofAll && (
        <p role="alert" className={styles.error}>
          {t('admin.tiers.error')}
        </p>
      )}
      <Button
        variant="secondary"
        size="sm"
        startIcon={<Plus aria-hidden="true" />}
        disabled={fields.length >= PRICE_TIERS_MAX}
        onClick={() => append({ from: null, price: '' })}
      >
        {t('admin.tiers.add')}
      </Button>
    </Stack>
  );
}

function isMessage(error: unknown): boolean {
  return typeof get(error, 'type') === 'string';
}
