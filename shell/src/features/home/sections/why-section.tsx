import { Figure } from '@solar/ui/figure/figure';
import { useTranslation } from 'react-i18next';
import scene from '../../../assets/scene-roof.avif';
import { HomeSection } from './home-section';
import styles from './why-section.module.css';
import { useHomeSection } from '../use-home-section';

const REASONS = ['heat', 'engineers', 'warranty', 'stock'] as const;
const FIGURES = ['research', 'staff', 'recovery', 'refurbished'] as const;

/** Why people choose this company: four reasons beside a picture, and four figures. */
export function WhySection() {
  const { t } = useTranslation(['home-sections', 'shell'], { nsMode: 'fallback' });
  const { text, picture } = useHomeSection('why', t, 'home.why');
  return (
    <HomeSection id="why" tone="sunken" title={text('title')} text={text('text')}>
      <div className={styles.layout}>
        <img
          className={styles.picture}
          src={picture ?? scene}
          alt=""
          width={960}
          height={1000}
          loading="lazy"
          decoding="async"
        />
        <ul className={styles.reasons}>
          {REASONS.map((key) => (
            <li key={key} className={styles.reason}>
              <h3 className={styles.title}>{text(`${key}.title`)}</h3>
              <p className={styles.text}>{text(`${key}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
      <dl className={styles.figures}>
        {FIGURES.map((key) => (
          <Figure
            key={key}
            label={text(`figures.${key}.label`)}
            value={text(`figures.${key}.value`)}
            size="xl"
            valueFirst
          />
        ))}
      </dl>
    </HomeSection>
  );
}
