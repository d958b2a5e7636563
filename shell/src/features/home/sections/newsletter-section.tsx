import { Container, Section } from '@solar/ui/layout/layout';
import { useTranslation } from 'react-i18next';
import { NewsletterForm } from '../../newsletter/newsletter-form';
import styles from './newsletter-section.module.css';
import { useHomeSection } from '../use-home-section';

/** The newsletter of the front page. */
export function NewsletterSection() {
  const { t } = useTranslation('shell');
  const { text } = useHomeSection('newsletter', t, 'newsletter');
  return (
    <Section tone="sunken" aria-labelledby="newsletter-title">
      <Container size="xl">
        <div className={styles.newsletter}>
          <div>
            <h2 id="newsletter-title" className={styles.title}>
              {text('title')}
            </h2>
            <p className={styles.text}>{text('text')}</p>
          </div>
          <NewsletterForm source="home" />
        </div>
      </Container>
    </Section>
  );
}
