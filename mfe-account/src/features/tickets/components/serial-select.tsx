import type { CreateTicket } from '@solar/contracts/account/tickets-http';
import { orderSchema, type Order } from '@solar/contracts/checkout/orders-http';
import { http } from '@solar/mfe-kit/http/http-client';
import { Field } from '@solar/ui/field/field';
import { Select } from '@solar/ui/select/select';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ORDERS_URL } from '../../../api/orders-api';

const NONE = 'none';

type Serial = CreateTicket['serial'];

interface SerialSelectProps {
  orderId: string;
  /** Offers the pieces of this product alone. */
  productId: string | null;
  value: Serial;
  onChange: (serial: Serial) => void;
}

const keyOf = (serial: NonNullable<Serial>) => `${serial.productId}|${serial.number}`;

/** The piece of an order on which the warranty is claimed. Nothing where no serial numbers were recorded. */
export function SerialSelect({ orderId, productId, value, onChange }: SerialSelectProps) {
  const { t } = useTranslation('account');
  const { data: order } = useQuery<Order>({
    queryKey: [ORDERS_URL, orderId],
    queryFn: ({ signal }) => http.get(`${ORDERS_URL}/${orderId}`, { signal, schema: orderSchema }),
  });
  const sent = order?.serials ?? [];
  const ofProduct = sent.filter((one) => one.productId === productId);
  const offered = ofProduct.length > 0 ? ofProduct : sent;
  if (offered.length === 0) return null;
  const skuOf = (id: string) => order?.lines.find((line) => line.productId === id)?.sku ?? '';
  return (
    <Field label={t('tickets.fields.serial')} hint={t('tickets.fields.serialHint')}>
      <Select
        value={value ? keyOf(value) : NONE}
        onValueChange={(next) => onChange(offered.find((one) => keyOf(one) === next))}
        options={[
          { value: NONE, label: t('tickets.fields.noSerial') },
          ...offered.map((one) => ({
            value: keyOf(one),
            label: `${one.number} · ${skuOf(one.productId)}`,
          })),
        ]}
      />
    </Field>
  );
}
