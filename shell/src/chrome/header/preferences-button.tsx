import Globe from 'lucide-react/icons/globe';
import { useTranslation } from 'react-i18next';
import styles from './header-actions.module.css';
import { LazyMenu } from './lazy-menu';

const load = () =>
  import('../menus/preferences-menu').then(({ PreferencesMenu }) => PreferencesMenu);

/** Language, theme and accessibility; the language in use stands beside the globe. */
export function PreferencesButton() {
  const { t } = useTranslation('shell');
  return (
    <LazyMenu
      label={t('preferences.title')}
      icon={
        <span className={styles.language}>
          <Globe aria-hidden="true" />
          {t('preferences.code')}
        </span>
      }
      load={load}
    />
  );
}
