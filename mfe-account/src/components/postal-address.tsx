import { addressLines } from '@solar/contracts/checkout/address-lines';
import type { OrderAddress } from '@solar/contracts/checkout/totals-http';
import { useTranslation } from 'react-i18next';
import styles from './postal-address.module.css';

/** An address as on a letter, with its telephone number. */
export function PostalAddress({ address }: { address: OrderAddress }) {
  const { language } = useTranslation().i18n;
  return (
    <address className={styles.address}>
      {[...addressLines(address, language), address.phone].map((line, i) => (
        <span key={i}>{line}</span>
      ))}
    </address>
  );
}
