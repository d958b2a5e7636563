import { correctTaxNumberSchema, type StaffOrder } from '@solar/contracts/checkout/orders-http';
import { isTaxNumber } from '@solar/contracts/common/tax-number';
import { FormDialog } from '@solar/mfe-kit/forms/form-dialog';
import { useZodForm } from '@solar/mfe-kit/forms/use-zod-form';
import { notify } from '@solar/mfe-kit/notify/notify';
import { Field } from '@solar/ui/field/field';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useQueryClient } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { correctTaxNumber, ORDERS_KEY } from '../order-api';
import { NotifyCheckbox } from './notify-checkbox';

const schema = correctTaxNumberSchema.required();

/** The number in the form of the country that the order is billed to. */
const schemaOf = ({ billingAddress: { country } }: StaffOrder) =>
  schema.refine(({ taxNumber }) => taxNumber === null || isTaxNumber(taxNumber, country), {
    path: ['taxNumber'],
  });

/** Corrects the buyer's tax number of an order that is placed; what was invoiced is invoiced anew. */
export function TaxNumberDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const { t } = useTranslation('checkout');
  const client = useQueryClient();
  const zodForm = useZodForm({
    schema: schemaOf(order),
    defaultValues: { taxNumber: order.taxNumber ?? '', notify: true },
    onSubmit: async (values) => {
      await correctTaxNumber(order.orderId, values);
      await client.invalidateQueries({ queryKey: ORDERS_KEY });
      notify.success(t('admin.orders.taxNumber.done'));
      onClose();
    },
  });
  const { form } = zodForm;
  const here = order.billingAddress.country === 'AE';
  const wrong = here ? 'checkout.taxNumberWrongHere' : 'checkout.taxNumberWrong';
  return (
    <FormDialog
      form={zodForm}
      title={t('admin.orders.taxNumber.title', { number: order.orderNumber })}
      description={t('admin.orders.taxNumber.text')}
      submitLabel={t('admin.orders.taxNumber.submit')}
      onClose={onClose}
    >
      <Field
        label={t('order.taxNumber')}
        hint={t('admin.orders.taxNumber.hint')}
        error={form.formState.errors.taxNumber && t(wrong)}
      >
        <TextInput autoComplete="off" {...form.register('taxNumber')} />
      </Field>
      <Controller
        control={form.control}
        name="notify"
        render={({ field }) => <NotifyCheckbox checked={field.value} onChange={field.onChange} />}
      />
    </FormDialog>
  );
}
