import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import Award from 'lucide-react/icons/award';
import { useTranslation } from 'react-i18next';
import type { AwardFields } from '../../editorial/api/content-fields';
import { useContentList } from '../../editorial/api/use-content';
import styles from './awards-section.module.css';
import { HomeSection } from './home-section';
import { useHomeSection } from '../use-home-section';

const SHOWN = 4;

/** Awards, as the editors keep them. Left out while there are none. */
export function AwardsSection() {
  const { t } = useTranslation(['home-sections', 'shell'], { nsMode: 'fallback' });
  const { text } = useHomeSection('awards', t, 'home.awards');
  const localized = useLocalized();
  const { data } = useContentList<AwardFields>('awards', { pageSize: SHOWN });
  if (!data?.items.length) return null;
  return (
    <HomeSection id="awards" title={text('title')}>
      <ul className={styles.awards}>
        {data.items.map(({ id, title, fields }) => (
          <li key={id} className={styles.award}>
            <Award aria-hidden="true" className={styles.icon} />
            <span className={styles.name}>{localized(title)}</span>
            <span className={styles.detail}>
              {fields.issuer}, {fields.year}
            </span>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
