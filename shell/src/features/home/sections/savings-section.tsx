import { useTranslation } from 'react-i18next';
import { SavingsCalculator } from '../calculator/savings-calculator';
import { HomeSection } from './home-section';

/** The calculator of the front page. */
export function SavingsSection() {
  const { t } = useTranslation('calculator');
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
