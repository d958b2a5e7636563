import type { Permission } from '@solar/contracts/common/permissions';
import { useTranslation } from 'react-i18next';
import styles from './permission-name.module.css';

/** What a permission allows, in a few words and explained. */
export function PermissionName({ permission }: { permission: Permission }) {
  const { t } = useTranslation('account');
  return (
    <>
      {t(`permissions.${permission}`)}
      <span className={styles.text}>{t(`permissionTexts.${permission}`)}</span>
    </>
  );
}
