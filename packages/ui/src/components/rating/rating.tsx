import { clsx } from 'clsx';
import Star from 'lucide-react/icons/star';
import { fillText, useUiLocale, useUiText } from '../ui-text/ui-text';
import styles from './rating.module.css';

const STARS = [1, 2, 3, 4, 5];

export interface RatingProps {
  /** 0 to 5, fractions allowed. */
  value: number;
  /** Number of reviews behind it. */
  count?: number;
  size?: 'sm' | 'md';
  className?: string;
}

/** Stars that were given. */
export function Rating({ value, count, size = 'md', className }: RatingProps) {
  const text = useUiText();
  const format = new Intl.NumberFormat(useUiLocale(), { maximumFractionDigits: 1 });
  return (
    <span className={clsx(styles.rating, styles[size], className)}>
      <span
        role="img"
        aria-label={fillText(text.rating, { value: format.format(value) })}
        className={styles.stars}
      >
        {STARS.map((star) => (
          <span key={star} className={styles.star} aria-hidden="true">
            <Star />
            <span
              className={styles.fill}
              style={{ inlineSize: `${Math.min(1, Math.max(0, value - star + 1)) * 100}%` }}
            >
              <Star />
            </span>
          </span>
        ))}
      </span>
      {count !== undefined && (
        <span className={styles.count}>
          {fillText(count === 1 ? text.ratingCountOne : text.ratingCount, {
            count: format.format(count),
          })}
        </span>
      )}
    </span>
  );
}
