import { BIN_CAPACITY_RULES, type InventorySettings } from '@solar/contracts/inventory/settings';
import { currencyDigits } from '@solar/contracts/common/minor-units';
import type { Money } from '@solar/contracts/common/money';
import { decimalText, parseDecimal } from '@solar/mfe-kit/format/decimal';
import { DecimalInput } from '@solar/mfe-kit/forms/decimal-input';
import { InShopCurrency } from '@solar/mfe-kit/query/in-shop-currency';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { Button } from '@solar/ui/button/button';
import { Checkbox } from '@solar/ui/checkbox/checkbox';
import { Field } from '@solar/ui/field/field';
import { FormActions, FormSection } from '@solar/ui/form-section/form-section';
import { Stack } from '@solar/ui/layout/layout';
import { QuantityStepper } from '@solar/ui/quantity-stepper/quantity-stepper';
import { RadioGroup } from '@solar/ui/radio-group/radio-group';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { INVENTORY_KEY, sendInventory, useInventoryItem } from '../../api/inventory-api';
import { InventoryScreen } from '../screen/inventory-screen';

/** Where a limit begins that was not there. */
const FIRST_LIMIT = 5;
/** The same for one of money, in whole units. */
const FIRST_VALUE = 500;

interface OptionalLimitProps {
  label: string;
  /** Null while the rule does not hold. */
  value: number | null;
  onChange: (value: number | null) => void;
}

/** A limit that may be absent. */
function OptionalLimit({ label, value, onChange }: OptionalLimitProps) {
  const { t } = useTranslation('inventory');
  return (
    <Stack gap="2">
      <Checkbox
        checked={value !== null}
        onCheckedChange={(holds) => onChange(holds ? FIRST_LIMIT : null)}
        label={label}
      />
      {value !== null && (
        <QuantityStepper
          label={t('settings.limitOf', { rule: label })}
          value={value}
          min={0}
          max={1_000}
          onChange={onChange}
        />
      )}
    </Stack>
  );
}

interface ValueLimitProps {
  label: string;
  value: Money | null;
  onChange: (value: Money | null) => void;
  currency: string;
}

/** A limit of money that may be absent; what is typed counts once it is an amount. */
function ValueLimit({ label, value, onChange, currency }: ValueLimitProps) {
  const { t } = useTranslation('inventory');
  const digits = currencyDigits(currency);
  const [text, setText] = useState(value ? decimalText(value.amount, digits) : '');
  const take = (typed: string) => {
    setText(typed);
    const amount = parseDecimal(typed, digits);
    if (amount !== null) onChange({ amount, currency });
  };
  const toggle = (holds: boolean) => {
    const first = { amount: FIRST_VALUE * 10 ** digits, currency };
    setText(holds ? decimalText(first.amount, digits) : '');
    onChange(holds ? first : null);
  };
  return (
    <Stack gap="2">
      <Checkbox checked={value !== null} onCheckedChange={toggle} label={label} />
      {value !== null && (
        <Field label={t('settings.limitOf', { rule: label })} hideLabel>
          <DecimalInput value={text} digits={digits} suffix={currency} onValueChange={take} />
        </Field>
      )}
    </Stack>
  );
}

function SettingsForm({ settings }: { settings: InventorySettings }) {
  const { t } = useTranslation('inventory');
  const [values, setValues] = useState(settings);
  const set = (edit: Partial<InventorySettings>) => setValues((before) => ({ ...before, ...edit }));
  const save = useApiMutation({
    mutationFn: () => sendInventory('patch', 'settings', values),
    invalidates: [INVENTORY_KEY],
    success: t('settings.saved'),
  });
  return (
    <Stack gap="6">
      <FormSection title={t('settings.receiving')} columns={2}>
        <Field label={t('settings.overReceipt')} hint={t('settings.overReceiptHint')}>
          <QuantityStepper
            label={t('settings.overReceipt')}
            value={values.overReceiptPercent}
            min={0}
            max={100}
            onChange={(overReceiptPercent) => set({ overReceiptPercent })}
          />
        </Field>
      </FormSection>
      <FormSection title={t('settings.storing')}>
        <Field as="fieldset" label={t('settings.binCapacity')}>
          <RadioGroup
            value={values.binCapacity}
            onValueChange={(rule) => set({ binCapacity: rule as InventorySettings['binCapacity'] })}
            options={BIN_CAPACITY_RULES.map((value) => ({
              value,
              label: t(`settings.capacityRules.${value}`),
            }))}
          />
        </Field>
      </FormSection>
      <FormSection
        title={t('settings.counting')}
        description={t('settings.countingText')}
        columns={2}
      >
        <OptionalLimit
          label={t('settings.recountPieces')}
          value={values.recountPieces ?? null}
          onChange={(recountPieces) => set({ recountPieces })}
        />
        <OptionalLimit
          label={t('settings.recountPercent')}
          value={values.recountPercent ?? null}
          onChange={(recountPercent) => set({ recountPercent })}
        />
        <InShopCurrency>
          {(currency) => (
            <ValueLimit
              label={t('settings.recountValue')}
              value={values.recountValue ?? null}
              onChange={(recountValue) => set({ recountValue })}
              currency={values.recountValue?.currency ?? currency}
            />
          )}
        </InShopCurrency>
      </FormSection>
      <FormActions sticky>
        <Button size="lg" loading={save.isPending} onClick={() => save.mutate()}>
          {t('actions.save')}
        </Button>
      </FormActions>
    </Stack>
  );
}

/** What the warehouse decides for itself. */
export function SettingsPage() {
  const { t } = useTranslation('inventory');
  const query = useInventoryItem<InventorySettings>('settings');
  return (
    <InventoryScreen
      title={t('settings.title')}
      description={t('settings.text')}
      permission="inventory.settings.write"
    >
      <QueryState query={query} skeleton={<Skeleton shape="block" height="12rem" />}>
        {(settings) => <SettingsForm settings={settings} />}
      </QueryState>
    </InventoryScreen>
  );
}
