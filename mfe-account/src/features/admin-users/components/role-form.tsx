import {
  CUSTOM_ROLE_BASES,
  customRoleInputSchema,
  type CustomRole,
} from '@solar/contracts/account/custom-roles-http';
import { permissionsOf } from '@solar/contracts/common/permission-names';
import { useUnsavedGuard } from '@solar/mfe-kit/forms/use-unsaved-guard';
import { useIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { Button } from '@solar/ui/button/button';
import { Field } from '@solar/ui/field/field';
import { FormActions, FormSection } from '@solar/ui/form-section/form-section';
import { Select } from '@solar/ui/select/select';
import { TextArea } from '@solar/ui/text-area/text-area';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSaveCustomRole } from '../../../api/custom-roles-api';
import { FormAlert } from '../../../components/form-alert';
import { TextField } from '../../../components/text-field';
import { useFieldError } from '../../../components/use-field-error';
import { urls } from '../../../urls';
import { PermissionChoice } from './permission-choice';
import { RoleScreens } from './role-screens';

/** Names a role, says what it is made from, and chooses its permissions. */
export function RoleForm({ role }: { role: CustomRole | null }) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const mayWrite = useCan('account.users.write');
  const fieldError = useFieldError();
  const idempotencyKey = useIdempotencyKey(role?.id ?? 'new');
  const save = useSaveCustomRole(t('admin.saved'));
  const base = role?.base ?? 'contributor';
  const { form, submit, formError, submitting, unsaved } = useUnsavedGuard({
    draft: `role:${role?.id ?? 'new'}`,
    version: role?.version ?? null,
    schema: customRoleInputSchema,
    defaultValues: {
      name: role?.name ?? '',
      description: role?.description ?? '',
      base,
      permissions: role?.permissions ?? permissionsOf({ role: base }),
    },
    onSubmit: async (input) => {
      await save.mutateAsync({ id: role?.id, input, idempotencyKey });
      if (!role) await navigate(urls.adminRoles);
    },
  });
  const { errors } = form.formState;
  const startFrom = (value: string) => {
    const chosen = CUSTOM_ROLE_BASES.find((one) => one === value) ?? base;
    form.setValue('base', chosen, { shouldDirty: true });
    form.setValue('permissions', permissionsOf({ role: chosen }), { shouldDirty: true });
  };
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate>
        {unsaved}
        {formError && <FormAlert tone="danger">{formError}</FormAlert>}
        <FormSection title={t('admin.roles.what')}>
          <TextField
            label={t('admin.fields.name')}
            field={form.register('name')}
            error={errors.name}
            required
          />
          <Field
            label={t('admin.fields.description')}
            error={fieldError(errors.description)}
            optional
          >
            <TextArea {...form.register('description')} rows={2} />
          </Field>
          <Field label={t('admin.roles.base')} hint={t('admin.roles.baseHint')}>
            <Select
              options={CUSTOM_ROLE_BASES.map((one) => ({ value: one, label: t(`roles.${one}`) }))}
              value={form.watch('base')}
              onValueChange={startFrom}
              disabled={!mayWrite}
            />
          </Field>
        </FormSection>
        <PermissionChoice disabled={!mayWrite} />
        <RoleScreens />
        {mayWrite && (
          <FormActions sticky>
            <Button type="submit" variant="primary" loading={submitting}>
              {t('common.save')}
            </Button>
          </FormActions>
        )}
      </form>
    </FormProvider>
  );
}
