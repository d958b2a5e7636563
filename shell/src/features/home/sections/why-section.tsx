import { useTranslation } from 'react-i18next';
import scene from '../../../assets/scene-roof.avif';
import { HomeSection } from './home-section';
import styles from './why-section.module.css';

const REASONS = ['heat', 'engineers', 'warranty', 'stock'] as const;
const FIGURES = ['research', 'engineers', 'recovery', 'refurbished'] as const;

/** Why people choose this company: four reasons beside a picture, and four figures. */
export function WhySection() {
  const { t } = useTranslation('shell');
  return (
    <HomeSection id="why" tone="sunken" title={t('home.why.title')} text={t('home.why.text')}>
      <div className={styles.layout}>
        <img
          className={styles.picture}
          src={scene}
          alt=""
          width={960}
          height={1000}
          loading="lazy"
          decoding="async"
        />
        <ul className={styles.reasons}>
          {REASONS.map((key) => (
            <li key={key} className={styles.reason}>
              <h3 className={styles.title}>{t(`home.why.${key}.title`)}</h3>
              <p className={styles.text}>{t(`home.why.${key}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
      <dl className={styles.figures}>
        {FIGURES.map((key) => (
          <div key={key} className={styles.figure}>
            <dt>{t(`home.figures.${key}.label`)}</dt>
            <dd>{t(`home.figures.${key}.value`)}</dd>
          </div>
        ))}
      </dl>
    </HomeSection>
  );
}
