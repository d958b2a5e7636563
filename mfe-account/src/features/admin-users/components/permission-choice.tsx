import type { CustomRoleInput } from '@solar/contracts/account/custom-roles-http';
import { PERMISSION_NAMES } from '@solar/contracts/common/permission-names';
import type { Permission } from '@solar/contracts/common/permissions';
import { can } from '@solar/mfe-kit/session/permissions';
import { useSession } from '@solar/mfe-kit/session/session-store';
import { Checkbox } from '@solar/ui/checkbox/checkbox';
import { FormSection } from '@solar/ui/form-section/form-section';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '../../../components/use-field-error';
import { FormAlert } from '../../../components/form-alert';
import styles from './permission-choice.module.css';

/** The slices in whose words permissions are named, in the order of the menu. */
const AREAS = ['admin', 'catalog', 'checkout', 'account', 'inventory'] as const;

/** All permissions by area; those that the person lacks cannot be given. */
export function PermissionChoice({ disabled }: { disabled: boolean }) {
  const { t } = useTranslation('account');
  const fieldError = useFieldError();
  const holdsAll = useSession(({ user }) => PERMISSION_NAMES.every((one) => can(user, one)));
  const { formState } = useFormContext<CustomRoleInput>();
  const error = formState.errors.permissions;
  return (
    <>
      {error && <FormAlert tone="danger">{fieldError({ type: 'too_small' })}</FormAlert>}
      {AREAS.map((area) => (
        <FormSection
          key={area}
          title={t(`admin.roles.areas.${area}`)}
          description={holdsAll ? undefined : t('admin.roles.heldOnly')}
        >
          <ul className={styles.list}>
            {PERMISSION_NAMES.filter((permission) => permission.startsWith(`${area}.`)).map(
              (permission) => (
                <li key={permission}>
                  <PermissionBox permission={permission} disabled={disabled} />
                </li>
              ),
            )}
          </ul>
        </FormSection>
      ))}
    </>
  );
}

function PermissionBox({ permission, disabled }: { permission: Permission; disabled: boolean }) {
  const { t } = useTranslation('account');
  const isHeld = useSession(({ user }) => can(user, permission));
  const { setValue, getValues } = useFormContext<CustomRoleInput>();
  const chosen = useWatch<CustomRoleInput, 'permissions'>({ name: 'permissions' });
  const choose = (on: boolean) => {
    const others = getValues('permissions').filter((one) => one !== permission);
    const options = { shouldDirty: true, shouldValidate: true };
    setValue('permissions', on ? [...others, permission] : others, options);
  };
  return (
    <Checkbox
      label={t(`permissions.${permission}`)}
      description={t(`permissionTexts.${permission}`)}
      checked={chosen.includes(permission)}
      onCheckedChange={choose}
      disabled={disabled || !isHeld}
    />
  );
}
