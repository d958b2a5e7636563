import { addressLines } from '@solar/contracts/checkout/address-lines';
import type { OrderAddress } from '@solar/contracts/checkout/totals-http';
import { useTranslation } from 'react-i18next';
import styles from './address-block.module.css';

/** An address as on a letter, with its telephone number. */
export function AddressBlock({ address }: { address: OrderAddress }) {
  const { language } = useTranslation().i18n;
  const lines = [...addressLines(address, language), address.phone];
  return <address className={styles.address}>{lines.join('\n')}</address>;
}
