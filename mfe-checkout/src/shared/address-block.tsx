import { addressLines, isSameAddress } from '@solar/contracts/checkout/address-lines';
import type { OrderAddress } from '@solar/contracts/checkout/totals-http';
import { useTranslation } from 'react-i18next';
import styles from './address-block.module.css';

/** An address as on a letter, with its telephone number. */
export function AddressBlock({ address }: { address: OrderAddress }) {
  const { language } = useTranslation().i18n;
  const lines = [...addressLines(address, language), address.phone];
  return <address className={styles.address}>{lines.join('\n')}</address>;
}

/** Where the invoice goes; an address that stands beside it already is not written twice. */
export function BillingBlock({
  billing,
  shipping,
}: {
  billing: OrderAddress | null;
  shipping: OrderAddress;
}) {
  const { t } = useTranslation('checkout');
  if (billing && !isSameAddress(billing, shipping)) return <AddressBlock address={billing} />;
  return <span>{t('checkout.address.asDelivery')}</span>;
}
