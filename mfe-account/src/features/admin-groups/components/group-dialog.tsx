import { groupInputSchema, type Group } from '@solar/contracts/account/people-http';
import { useZodForm } from '@solar/mfe-kit/forms/use-zod-form';
import { useIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { Button } from '@solar/ui/button/button';
import { Dialog } from '@solar/ui/dialog/dialog';
import { Field } from '@solar/ui/field/field';
import { Inline, Stack } from '@solar/ui/layout/layout';
import { TextArea } from '@solar/ui/text-area/text-area';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useSaveGroup } from '../../../api/people-api';
import { FormAlert } from '../../../components/form-alert';
import { TextField } from '../../../components/text-field';
import { useFieldError } from '../../../components/use-field-error';

const formSchema = z.object({
  name: groupInputSchema.shape.name,
  description: groupInputSchema.shape.description.unwrap(),
  /** As people enter it: per cent with up to two decimals. */
  discount: z
    .string()
    .trim()
    .regex(/^\d{1,3}([.,]\d{1,2})?$/)
    .transform((text) => Math.round(Number(text.replace(',', '.')) * 100))
    .pipe(groupInputSchema.shape.discountBasisPoints),
});

/** Enters or changes a group. */
export function GroupDialog({ group, onClose }: { group: Group | null; onClose: () => void }) {
  const { t } = useTranslation('account');
  const formId = useId();
  const fieldError = useFieldError();
  const idempotencyKey = useIdempotencyKey(group?.id ?? 'new');
  const save = useSaveGroup(t('admin.saved'));
  const { form, submit, formError, submitting } = useZodForm({
    schema: formSchema,
    defaultValues: {
      name: group?.name ?? '',
      description: group?.description ?? '',
      discount: String((group?.discountBasisPoints ?? 0) / 100),
    },
    onSubmit: async ({ discount, ...fields }) => {
      const input = { ...fields, discountBasisPoints: discount };
      await save.mutateAsync({ id: group?.id, input, idempotencyKey });
      onClose();
    },
  });
  const { errors } = form.formState;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(group ? 'admin.groups.edit' : 'admin.groups.add')}
      footer={
        <Inline gap="3" justify="end" wrap>
          <Button variant="ghost" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={submitting}>
            {t('common.save')}
          </Button>
        </Inline>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack gap="5">
          {formError && <FormAlert tone="danger">{formError}</FormAlert>}
          <TextField
            label={t('admin.fields.name')}
            field={form.register('name')}
            error={errors.name}
            required
          />
          <Field
            label={t('admin.fields.discount')}
            hint={t('admin.groups.discountHint')}
            error={fieldError(errors.discount, { invalid_format: 'percent', too_big: 'percent' })}
            required
          >
            <TextInput {...form.register('discount')} inputMode="decimal" suffix="%" />
          </Field>
          <Field
            label={t('admin.fields.description')}
            error={fieldError(errors.description)}
            optional
          >
            <TextArea {...form.register('description')} rows={3} />
          </Field>
        </Stack>
      </form>
    </Dialog>
  );
}
