import type { TransferInstructions } from '@solar/contracts/checkout/payments-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { DescriptionList } from '@solar/ui/description-list/description-list';
import { useTranslation } from 'react-i18next';

/** Where a bank transfer goes, how much, and what to write on it. */
export function TransferDetails({ transfer }: { transfer: TransferInstructions }) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const { amount, accountHolder, bank, iban, bic, reference, dueAt } = transfer;
  return (
    <>
      <DescriptionList
        items={[
          { term: t('payment.transfer.amount'), value: format.money(amount) },
          { term: t('payment.transfer.accountHolder'), value: accountHolder },
          { term: t('payment.transfer.bank'), value: bank },
          { term: t('payment.transfer.iban'), value: <span translate="no">{iban}</span> },
          { term: t('payment.transfer.bic'), value: <span translate="no">{bic}</span> },
          { term: t('payment.transfer.reference'), value: <span translate="no">{reference}</span> },
          { term: t('payment.transfer.dueAt'), value: format.date(dueAt) },
        ]}
      />
      <p>{t('payment.transfer.referenceNote')}</p>
    </>
  );
}
