import type { ShippingOption } from '@solar/contracts/checkout/checkout-http';
import type { PaymentMethod } from '@solar/contracts/checkout/payments-http';
import type { ShippingChoice } from '@solar/contracts/checkout/totals-http';
import { writtenDays } from '@solar/contracts/common/written-date';
import { useTranslation } from 'react-i18next';

type DeliveryTime = Pick<ShippingOption, 'minDays' | 'maxDays' | 'arrival'>;

/** The days of a way of shipping are absent in purchases from before they were kept. */
export function isTimed(method: ShippingChoice): method is ShippingChoice & DeliveryTime {
  return method.minDays !== undefined && method.maxDays !== undefined;
}

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
