import { clsx } from 'clsx';
import { Link } from 'react-router';
import styles from './filter-chips.module.css';

interface FilterChipsProps {
  /** What is filtered, for screen readers. */
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  /** Where a choice leads, so that it can be opened in a tab, found by crawlers and used without scripts. */
  hrefOf: (value: string) => string;
}

/** One of a few values, as links that show which one is on. */
export function FilterChips({ label, options, value, hrefOf }: FilterChipsProps) {
  return (
    <nav aria-label={label} className={styles.chips}>
      {options.map((option) => (
        <Link
          key={option.value}
          to={hrefOf(option.value)}
          preventScrollReset
          aria-current={option.value === value ? 'true' : undefined}
          className={clsx(styles.chip, option.value === value && styles.on)}
        >
          {option.label}
        </Link>
      ))}
    </nav>
  );
}
