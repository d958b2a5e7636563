import type { OrderAddress } from '@solar/contracts/checkout/totals-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import styles from './address-block.module.css';

export function AddressBlock({ address }: { address: OrderAddress }) {
  const format = useFormat();
  const lines = [
    address.fullName,
    address.company,
    address.line1,
    address.line2,
    [address.postalCode, address.city].filter(Boolean).join(' '),
    address.region,
    format.country(address.country),
    address.phone,
  ].filter(Boolean);
  return <address className={styles.address}>{lines.join('\n')}</address>;
}
