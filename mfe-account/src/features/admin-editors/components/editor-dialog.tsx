import { createEditorSchema, EDITOR_ROLES } from '@solar/contracts/account/people-http';
import { LANGUAGES } from '@solar/contracts/common/localized';
import { useZodForm } from '@solar/mfe-kit/forms/use-zod-form';
import { useIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { Button } from '@solar/ui/button/button';
import { Dialog } from '@solar/ui/dialog/dialog';
import { Field } from '@solar/ui/field/field';
import { Grid, Stack } from '@solar/ui/layout/layout';
import { Select } from '@solar/ui/select/select';
import { useId } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSaveEditor } from '../../../api/people-api';
import { FormAlert } from '../../../components/form-alert';
import { PersonFields } from '../../../components/person-fields';

/** Invites an editor; the person gets a mail to choose a password. */
export function EditorDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account');
  const formId = useId();
  const idempotencyKey = useIdempotencyKey('new-editor');
  const save = useSaveEditor(t('admin.editors.invited'));
  const { form, submit, formError, submitting } = useZodForm({
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
  const { errors } = form.formState;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('admin.editors.add')}
      description={t('admin.editors.addText')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={submitting}>
            {t('admin.editors.invite')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack gap="5">
          {formError && <FormAlert tone="danger">{formError}</FormAlert>}
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
        </Stack>
      </form>
    </Dialog>
  );
}
