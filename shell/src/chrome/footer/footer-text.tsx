import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Offices } from '../../features/offices/offices';
import { QUICK_LINKS } from '../../navigation/menu-links';
import { useCategoryLinks } from '../../navigation/use-category-links';
import { useSiteSettings } from '../../navigation/use-site-settings';
import styles from './footer.module.css';

/** Links to the pages and the categories, and the offices. */
export function FooterColumns() {
  const { t } = useTranslation('shell');
  const categories = useCategoryLinks('desktop');
  return (
    <>
      <Column title={t('footer.quickLinks')}>
        <LinkList links={QUICK_LINKS.map((link) => ({ to: link.to, text: t(link.labelKey) }))} />
      </Column>
      <Column title={t('footer.products')}>
        <LinkList links={categories.map(({ to, label }) => ({ to, text: label }))} />
      </Column>
      <Offices />
    </>
  );
}

/** Certifications, and the company in social networks. */
export function FooterBadges() {
  const { t } = useTranslation('shell');
  const { certifications } = useSiteSettings();
  const localized = useLocalized();
  return (
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
