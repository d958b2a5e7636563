import { Container, Section } from '@solar/ui/layout/layout';
import { useTranslation } from 'react-i18next';
import { NewsletterForm } from '../../newsletter/newsletter-form';
import styles from './newsletter-section.module.css';

/** The newsletter of the front page. */
export function NewsletterSection() {
  const { t } = useTranslation('shell');
  return (
    <Section tone="sunken" aria-labelledby="newsletter-title">
      <Container size="xl">
        <div className={styles.newsletter}>
          <div>
            <h2 id="newsletter-title" className={styles.title}>
              {t('newsletter.title')}
            </h2>
            <p className={styles.text}>{t('newsletter.text')}</p>
          </div>
          <NewsletterForm source="home" />
        </div>
      </Container>
    </Section>
  );
}
