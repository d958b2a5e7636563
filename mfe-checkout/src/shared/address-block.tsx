import type { OrderAddress } from '@solar/contracts/checkout/totals-http';
import { useTranslation } from 'react-i18next';
import { countryName } from './countries';
import styles from './address-block.module.css';

export function AddressBlock({ address }: { address: OrderAddress }) {
  const { i18n } = useTranslation();
  const lines = [
    address.fullName,
    address.company,
    address.line1,
    address.line2,
    [address.postalCode, address.city].filter(Boolean).join(' '),
    address.region,
    countryName(address.country, i18n.language),
    address.phone,
  ].filter(Boolean);
  return <address className={styles.address}>{lines.join('\n')}</address>;
}
