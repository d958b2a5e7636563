import { clsx } from 'clsx';
import Star from 'lucide-react/icons/star';
import { RadioGroup } from 'radix-ui';
import { useFieldLabelId } from '../field/field';
import { fillText, useUiDirection, useUiText } from '../ui-text/ui-text';
import styles from './rating.module.css';

const STARS = [1, 2, 3, 4, 5];

export interface RatingInputProps {
  /** 0 when nothing is chosen yet. */
  value: number;
  onChange: (value: number) => void;
  disabled?: boolean;
  name?: string;
  /** Needed only outside a `<Field as="fieldset">`. */
  'aria-label'?: string;
  className?: string;
}

/** Stars to give, by pointer or arrow keys. */
export function RatingInput({ value, onChange, className, ...rest }: RatingInputProps) {
  const text = useUiText();
  const labelId = useFieldLabelId();
  const name = rest['aria-label'] ?? (labelId ? undefined : text.rate);
  const direction = useUiDirection();
  return (
    <RadioGroup.Root
      dir={direction}
      {...rest}
      aria-label={name}
      aria-labelledby={name ? undefined : labelId}
      orientation="horizontal"
      value={value === 0 ? '' : String(value)}
      onValueChange={(next) => onChange(Number(next))}
      className={clsx(styles.input, className)}
    >
      {STARS.map((star) => (
        <RadioGroup.Item
          key={star}
          value={String(star)}
          aria-label={fillText(text.rateStars, { count: star })}
          className={styles.choice}
          data-filled={star <= value ? '' : undefined}
        >
          <Star aria-hidden="true" />
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
