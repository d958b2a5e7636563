import { clsx } from 'clsx';
import styles from './filter-chips.module.css';

interface FilterChipsProps {
  /** What is filtered, for screen readers. */
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** One of a few values, as buttons that show which one is on. */
export function FilterChips({ label, options, value, onChange }: FilterChipsProps) {
  return (
    <div role="group" aria-label={label} className={styles.chips}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          className={clsx(styles.chip, option.value === value && styles.on)}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
