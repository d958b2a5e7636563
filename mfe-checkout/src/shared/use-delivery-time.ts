import type { ShippingOption } from '@solar/contracts/checkout/checkout-http';
import type { PaymentMethod } from '@solar/contracts/checkout/payments-http';
import { writtenDays } from '@solar/contracts/common/written-date';
import { useTranslation } from 'react-i18next';

export type DeliveryTime = Pick<ShippingOption, 'minDays' | 'maxDays' | 'arrival'>;

/** When a way of shipping arrives if it is paid today. A transfer takes days of its own, so that only those after it are known. */
export function useDeliveryTime(method: PaymentMethod = 'card'): (option: DeliveryTime) => string {
  const { t, i18n } = useTranslation('checkout');
  return ({ minDays, maxDays, arrival }) => {
    if (arrival && method === 'card') {
      const days = writtenDays(arrival.from, arrival.to, i18n.language);
      return t('checkout.shipping.arrives', { days });
    }
    const days = t('checkout.shipping.days', { count: maxDays, min: minDays, max: maxDays });
    return method === 'bank_transfer' ? t('checkout.shipping.afterTransfer', { days }) : days;
  };
}
