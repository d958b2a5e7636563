import { useTranslation } from 'react-i18next';
import { TextWithLinks } from '../../../shared/text-with-links';
import { urls } from '../../../urls';
import styles from '../payment.module.css';

/** What a buyer agrees to with the button above it. */
export function TermsNote() {
  const { t } = useTranslation('checkout');
  return (
    <p className={styles.terms}>
      <TextWithLinks
        text={(values) => t('payment.accept', values)}
        links={{
          terms: { to: urls.terms(), label: t('payment.acceptTerms') },
          returns: { to: urls.returns(), label: t('payment.acceptReturns') },
        }}
      />
    </p>
  );
}
