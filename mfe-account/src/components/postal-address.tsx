import type { OrderAddress } from '@solar/contracts/checkout/totals-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import styles from './postal-address.module.css';

/** An address in lines, as on a letter. */
export function PostalAddress({ address }: { address: OrderAddress }) {
  const format = useFormat();
  const place = [address.postalCode, address.city, address.region].filter(Boolean).join(', ');
  const lines = [
    address.fullName,
    address.company,
    address.line1,
    address.line2,
    place,
    format.country(address.country),
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
