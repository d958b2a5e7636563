import type { OrderAddress } from '@solar/contracts/checkout/totals-http';
import { useTranslation } from 'react-i18next';
import styles from './postal-address.module.css';

/** An address in lines, as on a letter. */
export function PostalAddress({ address }: { address: OrderAddress }) {
  const { i18n } = useTranslation('account');
  const country = new Intl.DisplayNames(i18n.language, { type: 'region' }).of(address.country);
  const place = [address.postalCode, address.city, address.region].filter(Boolean).join(', ');
  const lines = [
    address.fullName,
    address.company,
    address.line1,
    address.line2,
    place,
    country,
    address.phone,
  ];
  return (
    <address className={styles.address}>
      {lines
        .filter((line) => line)
        .map((line, i) => (
          <span key={i}>{line}</span>
        ))}
    </address>
  );
}
