import { OPTIONAL_COOKIES, useConsent } from '@solar/mfe-kit/stores/consent-store';
import { Button } from '@solar/ui/button/button';
import { IconButton } from '@solar/ui/icon-button/icon-button';
import { linkClass } from '@solar/ui/link/link';
import { Switch } from '@solar/ui/switch/switch';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useChrome } from '../chrome-store';
import styles from './cookie-banner.module.css';

const NOTHING = { analytics: false, marketing: false, preferences: false };

/** Asks what may be stored: a short view, and one with a switch per category. Comes back until a choice is stored. */
export function CookieBanner() {
  const { t } = useTranslation('shell');
  const { consent, acceptAll, declineAll, save } = useConsent();
  const { layer, close } = useChrome();
  const [detailed, setDetailed] = useState(layer === 'cookies');
  const [dismissed, setDismissed] = useState(false);
  const [choice, setChoice] = useState(consent ?? NOTHING);
  const asked = layer === 'cookies';
  const { banner, leave } = useBannerFocus(asked);
  const isOpen = asked || !dismissed;
  useEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute('data-cookie-banner', isOpen);
    return () => root.removeAttribute('data-cookie-banner');
  }, [isOpen]);
  if (!isOpen) return null;

  const finish = (store: () => void) => () => {
    store();
    setDismissed(true);
    close();
    leave();
  };
  return (
    <section
      ref={banner}
      tabIndex={-1}
      className={styles.banner}
      aria-label={t('cookies.title')}
      data-print="hidden"
    >
      <header className={styles.header}>
        <h2 className={styles.title}>{t('cookies.title')}</h2>
        <IconButton size="sm" label={t('cookies.close')} onClick={finish(() => undefined)}>
          <X aria-hidden="true" />
        </IconButton>
      </header>
      <p className={styles.text}>
        {t('cookies.text')}{' '}
        <span className={styles.links}>
          <Link className={linkClass()} to="/legal/privacy">
            {t('legal.privacy')}
          </Link>{' '}
          ·{' '}
          <Link className={linkClass()} to="/legal/cookies">
            {t('legal.cookies')}
          </Link>
        </span>
      </p>
      {detailed && (
        <div className={styles.switches}>
          <Switch
            label={t('cookies.essential.label')}
            description={t('cookies.essential.text')}
            checked
            disabled
            onCheckedChange={() => undefined}
          />
          {OPTIONAL_COOKIES.map((kind) => (
            <Switch
              key={kind}
              label={t(`cookies.${kind}.label`)}
              description={t(`cookies.${kind}.text`)}
              checked={choice[kind]}
              onCheckedChange={(allowed) => setChoice({ ...choice, [kind]: allowed })}
            />
          ))}
        </div>
      )}
      <div className={styles.actions}>
        <Button size="sm" onClick={finish(acceptAll)}>
          {t('cookies.acceptAll')}
        </Button>
        <Button size="sm" variant="secondary" onClick={finish(declineAll)}>
          {t('cookies.declineAll')}
        </Button>
        {detailed ? (
          <Button size="sm" variant="ghost" onClick={finish(() => save(choice))}>
            {t('cookies.save')}
          </Button>
        ) : (
          <Button size="sm" variant="ghost" onClick={() => setDetailed(true)}>
            {t('cookies.customize')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Who asks for the banner is led to it and back; who has answered it goes on at the start of the page. */
function useBannerFocus(asked: boolean) {
  const banner = useRef<HTMLElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (!asked) return;
    opener.current = document.activeElement as HTMLElement | null;
    banner.current?.focus();
  }, [asked]);
  const leave = () => {
    const next = opener.current ?? document.getElementById('main');
    opener.current = null;
    next?.focus({ preventScroll: true });
  };
  return { banner, leave };
}
