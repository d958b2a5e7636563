import { groupInputSchema, type Group } from '@solar/contracts/account/people-http';
import { decimalText, parseDecimal } from '@solar/mfe-kit/format/decimal';
import { DecimalControl } from '@solar/mfe-kit/forms/decimal-control';
import { FormDialog } from '@solar/mfe-kit/forms/form-dialog';
import { useZodForm } from '@solar/mfe-kit/forms/use-zod-form';
import { useIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { Field } from '@solar/ui/field/field';
import { TextArea } from '@solar/ui/text-area/text-area';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useSaveGroup } from '../../../api/people-api';
import { TextField } from '../../../components/text-field';
import { useFieldError } from '../../../components/use-field-error';

/** Basis points are hundredths of a per cent. */
const PERCENT_DIGITS = 2;

const formSchema = z.object({
  name: groupInputSchema.shape.name,
  description: groupInputSchema.shape.description.unwrap(),
  /** As people enter it: per cent with up to two decimals. */
  discount: z
    .string()
    .transform((text) => parseDecimal(text, PERCENT_DIGITS))
    .pipe(groupInputSchema.shape.discountBasisPoints),
});

/** Enters or changes a group. */
export function GroupDialog({ group, onClose }: { group: Group | null; onClose: () => void }) {
  const { t } = useTranslation('account');
  const fieldError = useFieldError();
  const idempotencyKey = useIdempotencyKey(group?.id ?? 'new');
  const save = useSaveGroup(t('admin.saved'));
  const zodForm = useZodForm({
    schema: formSchema,
    defaultValues: {
      name: group?.name ?? '',
      description: group?.description ?? '',
      discount: decimalText(group?.discountBasisPoints ?? 0, PERCENT_DIGITS),
    },
    onSubmit: async ({ discount, ...fields }) => {
      const input = { ...fields, discountBasisPoints: discount };
      await save.mutateAsync({ id: group?.id, input, idempotencyKey });
      onClose();
    },
  });
  const { form } = zodForm;
  const { errors } = form.formState;
  return (
    <FormDialog
      form={zodForm}
      title={t(group ? 'admin.groups.edit' : 'admin.groups.add')}
      submitLabel={t('common.save')}
      onClose={onClose}
    >
      <TextField
        label={t('admin.fields.name')}
        field={form.register('name')}
        error={errors.name}
        required
      />
      <Field
        label={t('admin.fields.discount')}
        hint={t('admin.groups.discountHint')}
        error={fieldError(errors.discount, { invalid_type: 'percent', too_big: 'percent' })}
        required
      >
        <DecimalControl control={form.control} name="discount" digits={PERCENT_DIGITS} suffix="%" />
      </Field>
      <Field label={t('admin.fields.description')} error={fieldError(errors.description)} optional>
        <TextArea {...form.register('description')} rows={3} />
      </Field>
    </FormDialog>
  );
}
