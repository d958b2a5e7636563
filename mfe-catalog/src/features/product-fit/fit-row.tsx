import type { FitItem } from '@solar/contracts/catalog/fit-http';
import { Badge, type Tone } from '@solar/ui/badge/badge';
import { linkClass } from '@solar/ui/link/link';
import { VisuallyHidden } from '@solar/ui/visually-hidden/visually-hidden';
import Check from 'lucide-react/icons/check';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { productPath } from '../../urls';
import styles from './fit-row.module.css';
import { useFitTexts } from './use-fit-texts';

/** Colour of a verdict. */
export const FIT_TONES: Record<FitItem['verdict'], Tone> = {
  fits: 'success',
  'fits-with-limits': 'warning',
  unknown: 'neutral',
  'does-not-fit': 'danger',
};

/** A product, the verdict, the sentence why, and every check behind it. */
export function FitRow({ item }: { item: FitItem }) {
  const { t } = useTranslation('catalog');
  const texts = useFitTexts();
  const { product, verdict, reason, strings, outcomes } = item;
  const name = `${product.brand} ${product.name}`;
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <Link to={productPath(product.slug)} className={linkClass('standalone')}>
          {name}
        </Link>
        <Badge tone={FIT_TONES[verdict]} size="sm">
          {texts.verdict(verdict)}
        </Badge>
      </div>
      <p className={styles.reason}>{texts.sentence(reason)}</p>
      {strings && (
        <p className={styles.strings}>
          {t('fit.strings', { min: strings.minModules, max: strings.maxModules })} ·{' '}
          {t('fit.maxStrings', { count: strings.maxStrings })}
        </p>
      )}
      {outcomes.length > 1 && (
        <details className={styles.checks}>
          <summary>
            {t('fit.checks', { count: outcomes.length })}
            <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
          </summary>
          <ul className={styles.list}>
            {outcomes.map((outcome) => (
              <li key={outcome.rule}>
                <OutcomeText outcome={outcome} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

/** What one rule found, as a sentence with its mark. */
export function OutcomeText({ outcome }: { outcome: FitItem['outcomes'][number] }) {
  const { t } = useTranslation('catalog');
  const texts = useFitTexts();
  const { verdict, severity, reason } = outcome;
  const state = verdict === 'fail' ? severity : verdict;
  return (
    <span className={styles.outcome} data-state={state}>
      <OutcomeIcon state={state} />
      <span>
        <VisuallyHidden>{`${t(`fit.state.${state}`)}: `}</VisuallyHidden>
        {texts.sentence(reason)}
      </span>
    </span>
  );
}

function OutcomeIcon({ state }: { state: 'pass' | 'unknown' | 'hard' | 'soft' }) {
  if (state === 'pass') return <Check aria-hidden="true" className={styles.icon} />;
  if (state === 'hard') return <X aria-hidden="true" className={styles.icon} />;
  if (state === 'soft') return <TriangleAlert aria-hidden="true" className={styles.icon} />;
  return <CircleHelp aria-hidden="true" className={styles.icon} />;
}
