import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { useConsent } from '@solar/mfe-kit/stores/consent-store';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { LEGAL_LINKS, QUICK_LINKS } from '../../navigation/menu-links';
import { useMenuLinks } from '../../navigation/use-menu-links';
import { useCategoryLinks } from '../../navigation/use-category-links';
import { useSiteSettings } from '../../navigation/use-site-settings';
import { useChrome } from '../chrome-store';
import { Logo } from '../logo';
import styles from './footer.module.css';
import { NewsletterForm } from '../../features/newsletter/newsletter-form';
import { Offices } from '../../features/offices/offices';

/** Everything at the end of every page. */
export function Footer() {
  const { t } = useTranslation('shell');
  const { siteName, siteDescription, certifications } = useSiteSettings();
  const localized = useLocalized();
  const categories = useCategoryLinks('desktop');
  const quickLinks = useMenuLinks('footer', QUICK_LINKS);
  // The front page ends with a section of its own for the newsletter.
  const offersNewsletter = useLocation().pathname !== '/';
  return (
    <footer className={styles.footer} data-theme="dark" data-print="hidden">
      <div className={styles.content}>
        <div className={styles.top}>
          <div className={styles.brand}>
            <Logo />
            {!offersNewsletter && (
              <p className={styles.muted}>
                {siteDescription ? localized(siteDescription) : t('footer.tagline')}
              </p>
            )}
            {offersNewsletter && (
              <>
                <h2 className={styles.lead}>{t('newsletter.title')}</h2>
                <p className={styles.muted}>{t('newsletter.text')}</p>
                <NewsletterForm source="footer" />
              </>
            )}
          </div>
          <Column title={t('footer.quickLinks')}>
            <LinkList links={quickLinks.map(({ to, label }) => ({ to, text: label }))} />
          </Column>
          <Column title={t('footer.products')}>
            <LinkList links={categories.map(({ to, label }) => ({ to, text: label }))} />
          </Column>
          <Offices />
        </div>
        <ul className={styles.badges} aria-label={t('footer.certifications')}>
          {certifications.map((certification) => (
            <li key={certification.en} className={styles.badge}>
              <ShieldCheck aria-hidden="true" />
              {localized(certification)}
            </li>
          ))}
          <li className={styles.social}>
            <SocialLinks />
          </li>
        </ul>
        <div className={styles.bottom}>
          {/* The year may be another one where the reader is. */}
          <p suppressHydrationWarning>
            {t('footer.rights', { name: siteName, year: new Date().getFullYear() })}
          </p>
          <LegalLinks />
        </div>
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </nav>
  );
}

function LinkList({ links }: { links: readonly { to: string; text: string }[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ to, text }) => (
        <li key={to}>
          <Link className={styles.link} to={to}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function SocialLinks() {
  const { social } = useSiteSettings();
  return (
    <ul className={styles.socialLinks}>
      {social.map(({ network, url }) => (
        <li key={network}>
          <a
            className={styles.link}
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            translate="no"
          >
            {NETWORK_NAMES[network] ?? network}
          </a>
        </li>
      ))}
    </ul>
  );
}

const NETWORK_NAMES: Record<string, string> = {
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  youtube: 'YouTube',
  facebook: 'Facebook',
  x: 'X',
};

function LegalLinks() {
  const { t } = useTranslation('shell');
  const links = useMenuLinks('legal', LEGAL_LINKS);
  const open = useChrome((state) => state.open);
  const decided = useConsent((state) => state.consent !== null);
  return (
    <ul className={styles.legal}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link className={styles.link} to={to}>
            {label}
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
