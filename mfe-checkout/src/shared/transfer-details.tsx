import type { TransferInstructions } from '@solar/contracts/checkout/payments-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { DescriptionList } from '@solar/ui/description-list/description-list';
import { CopyableIdentifier } from '@solar/ui/identifier/copyable-identifier';
import { useTranslation } from 'react-i18next';

/** Where a bank transfer goes, how much, and what to write on it. */
export function TransferDetails({ transfer }: { transfer: TransferInstructions }) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const { amount, accountHolder, bank, iban, bic, reference, dueAt } = transfer;
  const copyable = (name: string, value: string, grouped = false) => ({
    term: name,
    value: (
      <CopyableIdentifier
        grouped={grouped}
        copyLabel={t('order.copy', { name })}
        copiedLabel={t('order.copied')}
      >
        {value}
      </CopyableIdentifier>
    ),
  });
  return (
    <>
      <DescriptionList
        items={[
          { term: t('payment.transfer.amount'), value: format.money(amount) },
          { term: t('payment.transfer.accountHolder'), value: accountHolder },
          { term: t('payment.transfer.bank'), value: bank },
          copyable(t('payment.transfer.iban'), iban, true),
          copyable(t('payment.transfer.bic'), bic),
          copyable(t('payment.transfer.reference'), reference),
          { term: t('payment.transfer.dueAt'), value: format.date(dueAt) },
        ]}
      />
      <p>{t('payment.transfer.referenceNote')}</p>
    </>
  );
}
