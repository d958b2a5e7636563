import { saveListViewSchema } from '@solar/contracts/account/list-views-http';
import { useZodForm } from '@solar/mfe-kit/forms/use-zod-form';
import { useSaveListView } from './list-views';
import { LISTING } from './listing-texts';
import { Button } from '@solar/ui/button/button';
import { Dialog } from '@solar/ui/dialog/dialog';
import { Field } from '@solar/ui/field/field';
import { Stack } from '@solar/ui/layout/layout';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

const formSchema = saveListViewSchema.pick({ name: true });

interface SaveViewDialogProps {
  list: string;
  address: string;
  hiddenColumns: string[];
  /** Of the view in use, which is then replaced. */
  name: string;
  onClose: () => void;
}

/** Gives the list as it is in view a name. */
export function SaveViewDialog({
  list,
  address,
  hiddenColumns,
  name,
  onClose,
}: SaveViewDialogProps) {
  const { t } = useTranslation(LISTING);
  const formId = useId();
  const save = useSaveListView(list);
  const { form, submit, submitting } = useZodForm({
    schema: formSchema,
    defaultValues: { name },
    onSubmit: async (fields) => {
      await save.mutateAsync({ ...fields, address, hiddenColumns });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('views.saveTitle')}
      description={t('views.saveText')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('views.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={submitting}>
            {t('views.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack gap="5">
          <Field
            label={t('views.name')}
            hint={t('views.nameHint')}
            error={form.formState.errors.name && t('views.nameError')}
            required
          >
            <TextInput {...form.register('name')} autoComplete="off" />
          </Field>
        </Stack>
      </form>
    </Dialog>
  );
}
