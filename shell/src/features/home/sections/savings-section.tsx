import { useTranslation } from 'react-i18next';
import { SavingsCalculator } from '../calculator/savings-calculator';
import { useHomeSection } from '../use-home-section';
import { HomeSection } from './home-section';

/** The calculator of the front page. */
export function SavingsSection() {
  const { t } = useTranslation('calculator');
  const { text } = useHomeSection('savings', t, 'calculator');
  return (
    <HomeSection id="savings" tone="night" title={text('title')} text={text('text')}>
      <SavingsCalculator />
    </HomeSection>
  );
}
