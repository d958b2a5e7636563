import type { ShippingOption } from '@solar/contracts/checkout/checkout-http';
import { useTranslation } from 'react-i18next';

/** How long a method takes, in working days. */
export function useDeliveryDays(): (option: Pick<ShippingOption, 'minDays' | 'maxDays'>) => string {
  const { t } = useTranslation('checkout');
  return ({ minDays, maxDays }) =>
    t('checkout.shipping.days', { count: maxDays, min: minDays, max: maxDays });
}
