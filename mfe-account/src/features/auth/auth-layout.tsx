import { Brand } from '@solar/ui/brand/brand';
import { Link } from '@solar/ui/link/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { urls } from '../../urls';
import styles from './auth-layout.module.css';

export interface AuthLayoutProps {
  title: string;
  text?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
}

/** The frame of sign-in, registration and password screens: the form beside a picture that says what for. */
export function AuthLayout({ title, text, children, footer }: AuthLayoutProps) {
  const { t } = useTranslation('account');
  return (
    <div className={styles.page}>
      <section className={styles.panel}>
        <RouterLink to={urls.home} className={styles.brand}>
          <Brand name={t('auth.brand')} />
        </RouterLink>
        <div className={styles.form}>
          <header className={styles.header}>
            <h1 className={styles.title}>{title}</h1>
            {text && <p className={styles.text}>{text}</p>}
          </header>
          {children}
          {footer && <p className={styles.footer}>{footer}</p>}
        </div>
        <Link asChild variant="quiet">
          <RouterLink to={urls.home} className={styles.back}>
            {t('auth.back')}
          </RouterLink>
        </Link>
      </section>
      <aside className={styles.picture} aria-hidden>
        <picture>
          <source srcSet="/images/site/villa-evening.avif" type="image/avif" />
          <source srcSet="/images/site/villa-evening.webp" type="image/webp" />
          <img
            src="/images/site/villa-evening.jpg"
            alt=""
            width={1600}
            height={1000}
            className={styles.image}
          />
        </picture>
        <div className={styles.claim} data-theme="dark">
          <p className={styles.claimTitle}>{t('auth.claim.title')}</p>
          <p>{t('auth.claim.text')}</p>
        </div>
      </aside>
    </div>
  );
}
