import { createEditorSchema, EDITOR_ROLES } from '@solar/contracts/account/people-http';
import { LANGUAGES } from '@solar/contracts/common/localized';
import { FormDialog } from '@solar/mfe-kit/forms/form-dialog';
import { useZodForm } from '@solar/mfe-kit/forms/use-zod-form';
import { useIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { Field } from '@solar/ui/field/field';
import { Grid } from '@solar/ui/layout/layout';
import { Select } from '@solar/ui/select/select';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSaveEditor } from '../../../api/people-api';
import { PersonFields } from '../../../components/person-fields';

/** Invites an editor; the person gets a mail to choose a password. */
export function EditorDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account');
  const idempotencyKey = useIdempotencyKey('new-editor');
  const save = useSaveEditor(t('admin.editors.invited'));
  const zodForm = useZodForm({
    schema: createEditorSchema,
    defaultValues: {
      firstName: '',
      lastName: '',
      email: '',
      role: 'editor' as const,
      language: 'en' as const,
    },
    onSubmit: async (input) => {
      await save.mutateAsync({ input, idempotencyKey });
      onClose();
    },
  });
  const { form } = zodForm;
  const { errors } = form.formState;
  return (
    <FormDialog
      form={zodForm}
      title={t('admin.editors.add')}
      description={t('admin.editors.addText')}
      submitLabel={t('admin.editors.invite')}
      onClose={onClose}
    >
      <Grid min="sm" gap="5">
        <PersonFields
          names={['firstName', 'lastName']}
          register={form.register}
          errors={errors}
          ofSomebodyElse
        />
      </Grid>
      <PersonFields names={['email']} register={form.register} errors={errors} ofSomebodyElse />
      <Grid min="sm" gap="5">
        <Field label={t('admin.fields.role')} required>
          <Controller
            control={form.control}
            name="role"
            render={({ field }) => (
              <Select
                options={EDITOR_ROLES.map((role) => ({
                  value: role,
                  label: t(`roles.${role}`),
                }))}
                value={field.value}
                onValueChange={field.onChange}
              />
            )}
          />
        </Field>
        <Field label={t('settings.language.label')} required>
          <Controller
            control={form.control}
            name="language"
            render={({ field }) => (
              <Select
                options={LANGUAGES.map((value) => ({
                  value,
                  label: t(`settings.language.${value}`),
                }))}
                value={field.value ?? 'en'}
                onValueChange={field.onChange}
              />
            )}
          />
        </Field>
      </Grid>
    </FormDialog>
  );
}
