import type { CustomRoleInput } from '@solar/contracts/account/custom-roles-http';
import { hasPermission } from '@solar/contracts/common/permissions';
import { isShownTo } from '@solar/mfe-kit/remote/nav-access';
import { useAdminNav } from '@solar/mfe-kit/remote/admin-nav-store';
import { FormSection } from '@solar/ui/form-section/form-section';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styles from './permission-choice.module.css';

/** The entries of the back office's menu that somebody with the chosen permissions sees. */
export function RoleScreens() {
  const { t } = useTranslation();
  const items = useAdminNav((state) => state.items);
  const permissions = useWatch<CustomRoleInput, 'permissions'>({ name: 'permissions' });
  // A customer has no permission of the back office, so that these alone decide.
  const who = { role: 'user', grants: permissions } as const;
  const enters = hasPermission(who, 'admin.area.access');
  const seen = items.filter(
    (item) => enters && isShownTo(item, (permission) => hasPermission(who, permission)),
  );
  return (
    <FormSection
      title={t('account:admin.roles.sees')}
      description={t('account:admin.roles.seesText')}
    >
      {seen.length === 0 ? (
        <p>{t('account:admin.roles.seesNothing')}</p>
      ) : (
        <ul className={styles.list}>
          {seen.map(({ to, labelKey }) => (
            <li key={to}>{t(labelKey)}</li>
          ))}
        </ul>
      )}
    </FormSection>
  );
}
