import { useConsent } from '@solar/mfe-kit/stores/consent-store';
import { staticPart } from '@solar/mfe-kit/page/static-part';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { LEGAL_LINKS, type MenuLink } from '../../navigation/menu-links';
import { useSiteSettings } from '../../navigation/use-site-settings';
import { useChrome } from '../chrome-store';
import { Logo } from '../logo';
import styles from './footer.module.css';
import { NewsletterForm } from '../../features/newsletter/newsletter-form';

const FooterColumns = staticPart('shell/footer-text', async () => {
  const text = await import(/* webpackChunkName: "footer-text" */ './footer-text');
  return text.FooterColumns;
});
const FooterBadges = staticPart('shell/footer-text', async () => {
  const text = await import(/* webpackChunkName: "footer-text" */ './footer-text');
  return text.FooterBadges;
});

/** Everything at the end of every page. */
export function Footer() {
  const { t } = useTranslation('shell');
  const { siteName } = useSiteSettings();
  // The front page ends with a section of its own for the newsletter.
  const offersNewsletter = useLocation().pathname !== '/';
  return (
    <footer className={styles.footer} data-theme="dark" data-print="hidden">
      <div className={styles.content}>
        <div className={styles.top}>
          <div className={styles.brand}>
            <Logo />
            {!offersNewsletter && <p className={styles.muted}>{t('footer.tagline')}</p>}
            {offersNewsletter && (
              <>
                <h2 className={styles.lead}>{t('newsletter.title')}</h2>
                <p className={styles.muted}>{t('newsletter.text')}</p>
                <NewsletterForm source="footer" />
              </>
            )}
          </div>
          <FooterColumns className={styles.columns} />
        </div>
        <FooterBadges />
        <div className={styles.bottom}>
          <p>{t('footer.rights', { name: siteName, year: new Date().getFullYear() })}</p>
          <LegalLinks links={LEGAL_LINKS} />
        </div>
      </div>
    </footer>
  );
}

function LegalLinks({ links }: { links: readonly MenuLink[] }) {
  const { t } = useTranslation('shell');
  const open = useChrome((state) => state.open);
  const decided = useConsent((state) => state.consent !== null);
  return (
    <ul className={styles.legal}>
      {links.map(({ to, labelKey }) => (
        <li key={to}>
          <Link className={styles.link} to={to}>
            {t(labelKey)}
          </Link>
        </li>
      ))}
      {decided && (
        <li>
          <button type="button" className={styles.link} onClick={() => open('cookies')}>
            {t('legal.cookieSettings')}
          </button>
        </li>
      )}
      <li>
        <button type="button" className={styles.link} onClick={() => open('accessibility')}>
          {t('accessibility.title')}
        </button>
      </li>
    </ul>
  );
}
