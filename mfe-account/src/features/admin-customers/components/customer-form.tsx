import { updateCustomerSchema, type Customer } from '@solar/contracts/account/people-http';
import { FormHistory } from '@solar/mfe-kit/history/form-history';
import { useZodForm } from '@solar/mfe-kit/forms/use-zod-form';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { Button } from '@solar/ui/button/button';
import { Field } from '@solar/ui/field/field';
import { FormActions, FormSection } from '@solar/ui/form-section/form-section';
import { Stack } from '@solar/ui/layout/layout';
import { Select } from '@solar/ui/select/select';
import { TextArea } from '@solar/ui/text-area/text-area';
import { Controller, FormProvider } from 'react-hook-form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useGroups, useUpdateCustomer } from '../../../api/people-api';
import { FormAlert } from '../../../components/form-alert';
import { PersonFields } from '../../../components/person-fields';
import { useFieldError } from '../../../components/use-field-error';

/** The option of the select that stands for no group. */
const NO_GROUP = 'none';

const emptyToNull = z.literal('').transform(() => null);
const { firstName, lastName, company, phone, taxNumber, note } = updateCustomerSchema.shape;
const formSchema = z.object({
  firstName: firstName.unwrap(),
  lastName: lastName.unwrap(),
  company: z.union([emptyToNull, company.unwrap().unwrap()]),
  phone: z.union([emptyToNull, phone.unwrap().unwrap()]),
  taxNumber: taxNumber.unwrap().unwrap(),
  groupId: z.string().transform((id) => id || null),
  note: note.unwrap(),
});

interface CustomerFormProps {
  customer: Customer;
  /** What stands between the form and the history of the customer. */
  children: ReactNode;
}

/** What staff keep about a customer, and who has changed it. */
export function CustomerForm({ customer, children }: CustomerFormProps) {
  const { t } = useTranslation('account');
  const mayWrite = useCan('account.customers.write');
  const fieldError = useFieldError();
  const groups = useGroups();
  const update = useUpdateCustomer(customer.id, t('admin.saved'));
  const { form, submit, formError, submitting } = useZodForm({
    schema: formSchema,
    defaultValues: {
      firstName: customer.firstName,
      lastName: customer.lastName,
      company: customer.company ?? '',
      phone: customer.phone ?? '',
      taxNumber: customer.taxNumber ?? '',
      groupId: customer.groupId ?? '',
      note: customer.note,
    },
    onSubmit: (values) => update.mutateAsync(values),
  });
  const { errors } = form.formState;
  const options = [
    { value: NO_GROUP, label: t('admin.customers.noGroup') },
    ...(groups.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate>
        <Stack gap="6">
          {formError && <FormAlert tone="danger">{formError}</FormAlert>}
          <FormSection title={t('admin.customers.data')} columns={2}>
            <PersonFields
              names={['firstName', 'lastName', 'company', 'phone', 'taxNumber']}
              register={form.register}
              errors={errors}
              ofSomebodyElse
            />
            <Field label={t('admin.fields.group')} hint={t('admin.customers.groupHint')}>
              <Controller
                control={form.control}
                name="groupId"
                render={({ field }) => (
                  <Select
                    options={options}
                    value={field.value || NO_GROUP}
                    onValueChange={(id) => field.onChange(id === NO_GROUP ? '' : id)}
                    onBlur={field.onBlur}
                    disabled={!mayWrite}
                  />
                )}
              />
            </Field>
          </FormSection>
          <FormSection
            title={t('admin.customers.note')}
            description={t('admin.customers.noteText')}
          >
            <Field label={t('admin.customers.note')} hideLabel error={fieldError(errors.note)}>
              <TextArea {...form.register('note')} rows={4} />
            </Field>
          </FormSection>
          {mayWrite && (
            <FormActions>
              <Button type="submit" variant="primary" loading={submitting}>
                {t('common.save')}
              </Button>
            </FormActions>
          )}
        </Stack>
      </form>
      {children}
      <FormHistory
        type="user"
        id={customer.id}
        stand={JSON.stringify(customer)}
        mayUndo={mayWrite}
      />
    </FormProvider>
  );
}
