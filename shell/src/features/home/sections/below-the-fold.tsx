import { Container, Section } from '@solar/ui/layout/layout';
import { useTranslation } from 'react-i18next';
import { useInTurn } from '../../../app/use-in-turn';
import { NewsletterForm } from '../../../chrome/footer/newsletter-form';
import { SavingsCalculator } from '../calculator/savings-calculator';
import { AwardsSection } from './awards-section';
import { HomeSection } from './home-section';
import { PartnersSection } from './partners-section';
import { ProjectsSection } from './projects-section';
import { WhySection } from './why-section';
import styles from './below-the-fold.module.css';

const PARTS = [Savings, ProjectsSection, WhySection, PartnersSection, AwardsSection, Newsletter];

/** The front page after its featured products. */
export function BelowTheFold() {
  const shown = useInTurn('home', PARTS.length);
  return PARTS.slice(0, shown).map((Part, index) => <Part key={index} />);
}

function Savings() {
  const { t } = useTranslation('shell');
  return (
    <HomeSection
      id="savings"
      tone="night"
      title={t('calculator.title')}
      text={t('calculator.text')}
    >
      <SavingsCalculator />
    </HomeSection>
  );
}

function Newsletter() {
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
