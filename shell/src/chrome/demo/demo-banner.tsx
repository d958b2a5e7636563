import { writeStored } from '@solar/mfe-kit/stores/persisted';
import { IconButton } from '@solar/ui/icon-button/icon-button';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import { DEMO_DISMISSED_KEY } from './demo-dismissed-key';
import styles from './demo-banner.module.css';

/** Says that the shop sells nothing. It lies over the page, so nothing moves when it comes or goes. */
export function DemoBanner({ onDismiss }: { onDismiss: () => void }) {
  const { t } = useTranslation('demo');
  const dismiss = () => {
    writeStored(DEMO_DISMISSED_KEY, true);
    onDismiss();
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <section className={styles.banner} aria-label={t('demo.title')} data-print="hidden">
      <p className={styles.text}>
        <strong>{t('demo.title')}</strong> {t('demo.text')}
      </p>
      <IconButton size="sm" label={t('demo.close')} onClick={dismiss}>
        <X aria-hidden="true" />
      </IconButton>
    </section>
  );
}
