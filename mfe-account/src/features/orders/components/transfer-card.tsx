import type { TransferInstructions } from '@solar/contracts/checkout/payments-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { Card, CardHeader } from '@solar/ui/card/card';
import { DescriptionList } from '@solar/ui/description-list/description-list';
import { CopyableIdentifier } from '@solar/ui/identifier/copyable-identifier';
import { useTranslation } from 'react-i18next';
import styles from './transfer-card.module.css';

/** Where the money of an unpaid order is to go, and until when. */
export function TransferCard({ transfer }: { transfer: TransferInstructions }) {
  const { t } = useTranslation('account');
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
  const items = [
    { term: t('order.transfer.amount'), value: format.money(amount) },
    { term: t('order.transfer.accountHolder'), value: accountHolder },
    { term: t('order.transfer.bank'), value: bank },
    copyable(t('order.transfer.iban'), iban, true),
    copyable(t('order.transfer.bic'), bic),
    copyable(t('order.transfer.reference'), reference),
    { term: t('order.transfer.dueAt'), value: format.date(dueAt) },
  ];
  return (
    <Card>
      <CardHeader title={t('order.transfer.title')} />
      <DescriptionList items={items} />
      <p className={styles.note}>{t('order.transfer.note')}</p>
    </Card>
  );
}
