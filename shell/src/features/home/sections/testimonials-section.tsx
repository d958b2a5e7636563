import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { Rating } from '@solar/ui/rating/rating';
import { useTranslation } from 'react-i18next';
import type { TestimonialFields } from '../../editorial/api/content-fields';
import { useContentList } from '../../editorial/api/use-content';
import { HomeSection } from './home-section';
import styles from './testimonials-section.module.css';
import { useHomeSection } from '../use-home-section';

const SHOWN = 3;

/** What customers say: the featured testimonials. Left out while there are none. */
export function TestimonialsSection() {
  const { t } = useTranslation(['home-sections', 'shell'], { nsMode: 'fallback' });
  const { text } = useHomeSection('testimonials', t, 'home.testimonials');
  const localized = useLocalized();
  const { data } = useContentList<TestimonialFields>('testimonials', {
    featured: 'true',
    pageSize: SHOWN,
  });
  if (!data?.items.length) return null;
  return (
    <HomeSection id="testimonials" title={text('title')}>
      <ul className={styles.list}>
        {data.items.map(({ id, title, excerpt, fields }) => (
          <li key={id}>
            <figure className={styles.testimonial}>
              <Rating value={fields.rating} />
              <blockquote className={styles.quote}>
                <p className={styles.title}>{localized(title)}</p>
                <p>{localized(excerpt)}</p>
              </blockquote>
              <figcaption className={styles.author}>
                {fields.author}
                <span className={styles.role}>{localized(fields.role)}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
