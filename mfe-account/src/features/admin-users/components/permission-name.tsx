import type { Permission } from '@solar/contracts/common/permissions';
import { useTranslation } from 'react-i18next';
import styles from './permission-name.module.css';

/** What a permission allows, in words, above the code that the API knows it by. */
export function PermissionName({ permission }: { permission: Permission }) {
  const { t } = useTranslation('account');
  return (
    <>
      {t(`permissions.${permission}`)}
      <span className={styles.code} translate="no">
        {permission}
      </span>
    </>
  );
}
