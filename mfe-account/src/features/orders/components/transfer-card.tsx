import type { TransferInstructions } from '@solar/contracts/checkout/payments-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { Card, CardHeader } from '@solar/ui/card/card';
import { DescriptionList } from '@solar/ui/description-list/description-list';
import { useTranslation } from 'react-i18next';

/** Where the money of an unpaid order is to go, and until when. */
export function TransferCard({ transfer }: { transfer: TransferInstructions }) {
  const { t } = useTranslation('account');
  const format = useFormat();
  const { amount, accountHolder, bank, iban, bic, reference, dueAt } = transfer;
  const items = [
    { term: t('order.transfer.amount'), value: format.money(amount) },
    { term: t('order.transfer.accountHolder'), value: accountHolder },
    { term: t('order.transfer.bank'), value: bank },
    { term: t('order.transfer.iban'), value: <span translate="no">{iban}</span> },
    { term: t('order.transfer.bic'), value: <span translate="no">{bic}</span> },
    { term: t('order.transfer.reference'), value: <span translate="no">{reference}</span> },
    { term: t('order.transfer.dueAt'), value: format.date(dueAt) },
  ];
  return (
    <Card>
      <CardHeader title={t('order.transfer.title')} />
      <DescriptionList items={items} />
      <p>{t('order.transfer.note')}</p>
    </Card>
  );
}
