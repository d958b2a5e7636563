import { Button } from '@solar/ui/button/button';
import { ConfirmDialog } from '@solar/ui/confirm-dialog/confirm-dialog';
import { useTranslation } from 'react-i18next';
import { useChangeCurrency } from '../api/currency-api';
import { stepOf, type CurrencySearch } from '../currency-terms';

/** Asks once more, then changes the currency by the terms of the preview. */
export function ChangeButton({
  from,
  version,
  state,
  onDone,
}: {
  from: string;
  version: number;
  state: CurrencySearch;
  onDone: () => void;
}) {
  const { t } = useTranslation('admin');
  const { currency, currencySymbol, rate, dirhamRate, step } = state;
  const change = useChangeCurrency(t('currency.changed', { to: currency }), onDone);
  const body = { currency, currencySymbol, rate, dirhamRate, step: stepOf(step), version };
  return (
    <ConfirmDialog
      trigger={<Button variant="primary">{t('currency.change', { to: currency })}</Button>}
      title={t('currency.ask', { from, to: currency })}
      description={t('currency.askText')}
      confirmLabel={t('currency.change', { to: currency })}
      typeToConfirm={{ label: t('currency.type', { to: currency }), value: currency }}
      onConfirm={() => change.mutateAsync(body)}
    />
  );
}
