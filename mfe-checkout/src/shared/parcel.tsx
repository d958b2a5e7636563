import type { Order } from '@solar/contracts/checkout/orders-http';
import { useTranslation } from 'react-i18next';

type ParcelProps = Pick<Order, 'carrier' | 'trackingNumber' | 'trackingUrl'>;

/** Carrier and number of a parcel, which lead to the carrier's page where that is known. */
export function Parcel({ carrier, trackingNumber, trackingUrl }: ParcelProps) {
  const { t } = useTranslation('checkout');
  const text = [carrier, trackingNumber].filter(Boolean).join(' · ');
  if (!trackingUrl) return text || t('tracking.notShipped');
  return (
    <a href={trackingUrl} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  );
}
