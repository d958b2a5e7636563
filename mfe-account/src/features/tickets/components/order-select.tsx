import { orderSchema, type Order } from '@solar/contracts/checkout/orders-http';
import { http } from '@solar/mfe-kit/http/http-client';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { Field } from '@solar/ui/field/field';
import { Select } from '@solar/ui/select/select';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ORDERS_URL, useMyOrders } from '../../../api/orders-api';

const LISTED = 50;
const NONE = 'none';

interface OrderSelectProps {
  value: string | undefined;
  onChange: (orderId: string | undefined) => void;
}

/** The order that a question is about: one of the newest, or the one that the person came from. */
export function OrderSelect({ value, onChange }: OrderSelectProps) {
  const { t } = useTranslation('account');
  const format = useFormat();
  const newest = useMyOrders(1, LISTED).data?.items;
  const older = value !== undefined && newest?.every(({ orderId }) => orderId !== value);
  const { data: found } = useQuery<Order>({
    queryKey: [ORDERS_URL, value],
    enabled: older === true,
    queryFn: ({ signal }) => http.get(`${ORDERS_URL}/${value}`, { signal, schema: orderSchema }),
  });
  const orders = [...(older && found ? [found] : []), ...(newest ?? [])];
  return (
    <Field label={t('tickets.fields.order')}>
      <Select
        value={orders.some(({ orderId }) => orderId === value) ? value : NONE}
        onValueChange={(next) => onChange(next === NONE ? undefined : next)}
        options={[
          { value: NONE, label: t('tickets.fields.noOrder') },
          ...orders.map(({ orderId, orderNumber, placedAt }) => ({
            value: orderId,
            label: `${orderNumber} · ${format.date(placedAt)}`,
          })),
        ]}
      />
    </Field>
  );
}
