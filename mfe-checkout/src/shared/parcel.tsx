import type { Order } from '@solar/contracts/checkout/orders-http';
import { Identifier } from '@solar/ui/identifier/identifier';
import { useTranslation } from 'react-i18next';

type ParcelProps = Pick<Order, 'carrier' | 'trackingNumber' | 'trackingUrl'>;

/** Carrier and number of a parcel, which lead to the carrier's page where that is known. */
export function Parcel({ carrier, trackingNumber, trackingUrl }: ParcelProps) {
  const { t } = useTranslation('checkout');
  if (!carrier && !trackingNumber) return t('tracking.notShipped');
  const text = (
    <>
      {carrier}
      {carrier && trackingNumber && ' · '}
      {trackingNumber && <Identifier>{trackingNumber}</Identifier>}
    </>
  );
  if (!trackingUrl) return text;
  return (
    <a href={trackingUrl} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  );
}
