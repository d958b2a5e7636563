import { clsx } from 'clsx';
import Minus from 'lucide-react/icons/minus';
import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import type { ReactNode } from 'react';
import { cardLinkClass } from '../card/card';
import cardStyles from '../card/card.module.css';
import { Skeleton } from '../skeleton/skeleton';
import { UiAnchor } from '../ui-link/ui-link';
import { useUiText } from '../ui-text/ui-text';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './stat-tile.module.css';

export interface StatTrend {
  direction: 'up' | 'down' | 'flat';
  /** "12 % since last month". */
  text: ReactNode;
  /** Whether this direction is good news; colours it. */
  good?: boolean;
}

export interface StatTileProps {
  label: ReactNode;
  value: ReactNode;
  unit?: ReactNode;
  trend?: StatTrend;
  hint?: ReactNode;
  icon?: ReactNode;
  /** Leads to the list behind the number. */
  href?: string;
  loading?: boolean;
  className?: string;
}

const trendIcons = { up: TrendingUp, down: TrendingDown, flat: Minus };

/** One number that matters, with where it is heading. */
export function StatTile({
  label,
  value,
  unit,
  trend,
  hint,
  icon,
  href,
  loading = false,
  className,
}: StatTileProps) {
  const text = useUiText();
  const words = { up: text.trendUp, down: text.trendDown, flat: text.trendFlat };
  const TrendIcon = trend && trendIcons[trend.direction];
  return (
    <div
      className={clsx(
        cardStyles.card,
        cardStyles['padding-md'],
        href && cardStyles.interactive,
        styles.tile,
        className,
      )}
      aria-busy={loading || undefined}
    >
      <div className={styles.top}>
        <span className={styles.label}>
          {href ? (
            <UiAnchor href={href} className={cardLinkClass}>
              {label}
            </UiAnchor>
          ) : (
            label
          )}
        </span>
        {icon && (
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
        )}
      </div>
      {loading ? (
        <Skeleton shape="title" width="60%" />
      ) : (
        <span className={styles.value}>
          {value}
          {unit && <span className={styles.unit}>{unit}</span>}
        </span>
      )}
      {trend && TrendIcon && !loading && (
        <span
          className={clsx(
            styles.trend,
            trend.good === true && styles.good,
            trend.good === false && styles.bad,
          )}
        >
          <TrendIcon aria-hidden="true" />
          <VisuallyHidden>{words[trend.direction]} </VisuallyHidden>
          {trend.text}
        </span>
      )}
      {hint && <span className={styles.hint}>{hint}</span>}
    </div>
  );
}
