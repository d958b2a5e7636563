import Headset from 'lucide-react/icons/headset';
import { useTranslation } from 'react-i18next';
import { LazyMenu } from '../header/lazy-menu';
import styles from './help-button.module.css';

const load = () => import('./help-menu').then(({ HelpMenu }) => HelpMenu);

/** The floating way to people. */
export function HelpButton() {
  const { t } = useTranslation('shell');
  return (
    <aside className={styles.floating} aria-label={t('help.title')} data-print="hidden">
      <LazyMenu
        label={t('help.title')}
        icon={<Headset aria-hidden="true" />}
        variant="primary"
        load={load}
      />
    </aside>
  );
}
