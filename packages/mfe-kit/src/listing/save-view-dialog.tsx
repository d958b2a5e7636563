import { saveListViewSchema } from '@solar/contracts/account/list-views-http';
import { FormDialog } from '../forms/form-dialog';
import { useZodForm } from '@solar/mfe-kit/forms/use-zod-form';
import { useSaveListView } from './list-views';
import { LISTING } from './listing-texts';
import { Field } from '@solar/ui/field/field';
import { TextInput } from '@solar/ui/text-input/text-input';
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
  const save = useSaveListView(list);
  const zodForm = useZodForm({
    schema: formSchema,
    defaultValues: { name },
    onSubmit: async (fields) => {
      await save.mutateAsync({ ...fields, address, hiddenColumns });
      onClose();
    },
  });
  const { form } = zodForm;
  return (
    <FormDialog
      form={zodForm}
      title={t('views.saveTitle')}
      description={t('views.saveText')}
      submitLabel={t('views.submit')}
      onClose={onClose}
    >
      <Field
        label={t('views.name')}
        hint={t('views.nameHint')}
        error={form.formState.errors.name && t('views.nameError')}
        required
      >
        <TextInput {...form.register('name')} autoComplete="off" />
      </Field>
    </FormDialog>
  );
}
