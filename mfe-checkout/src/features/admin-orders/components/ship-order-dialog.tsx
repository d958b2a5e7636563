import { shipOrderSchema, type Order } from '@solar/contracts/checkout/orders-http';
import { CarrierInput } from '@solar/mfe-kit/forms/carrier-input';
import { FormDialog } from '@solar/mfe-kit/forms/form-dialog';
import { useZodForm } from '@solar/mfe-kit/forms/use-zod-form';
import { useIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { notify } from '@solar/mfe-kit/notify/notify';
import { Field } from '@solar/ui/field/field';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useQueryClient } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ORDERS_KEY, shipOrder, type Shipment } from '../order-api';
import { NotifyCheckbox } from './notify-checkbox';

export function ShipOrderDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation('checkout');
  const client = useQueryClient();
  const key = useIdempotencyKey(`${order.orderId} ship`);
  const zodForm = useZodForm<Shipment, Shipment>({
    schema: shipOrderSchema.required(),
    defaultValues: { trackingNumber: '', carrier: '', notify: true },
    onSubmit: async (values) => {
      await shipOrder(order.orderId, values, key);
      await client.invalidateQueries({ queryKey: ORDERS_KEY });
      notify.success(t('admin.orders.shipped'));
      onClose();
    },
  });
  const { form } = zodForm;
  const { errors } = form.formState;
  return (
    <FormDialog
      form={zodForm}
      title={t('admin.orders.shipTitle', { number: order.orderNumber })}
      description={t('admin.orders.shipText')}
      submitLabel={t('admin.orders.ship')}
      onClose={onClose}
    >
      <Field
        label={t('order.carrier')}
        required
        error={errors.carrier && t('address.errors.required')}
      >
        <CarrierInput {...form.register('carrier')} />
      </Field>
      <Field
        label={t('order.trackingNumber')}
        required
        error={errors.trackingNumber && t('address.errors.required')}
      >
        <TextInput autoComplete="off" {...form.register('trackingNumber')} />
      </Field>
      <Controller
        control={form.control}
        name="notify"
        render={({ field }) => <NotifyCheckbox checked={field.value} onChange={field.onChange} />}
      />
    </FormDialog>
  );
}
