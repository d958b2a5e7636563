import { clsx } from 'clsx';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useId, useState, type KeyboardEvent } from 'react';
import { fillText, useUiLocale, useUiText, type UiText } from '../ui-text/ui-text';
import { readQuantity, type QuantityRefusal } from './read-quantity';
import styles from './quantity-stepper.module.css';

export interface QuantityStepperProps {
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  size?: 'sm' | 'md';
  disabled?: boolean;
  /** Names the field when several stand on a page: "Quantity of …". */
  label?: string;
  /** A word beside the field about the value as it is, such as how many are left. */
  note?: string | null;
  className?: string;
}

/**
 * A whole number with minus and plus. What is typed is taken over on Enter or when focus leaves; what is no whole number within the
 * limits is refused or corrected with a word beside the field.
 */
export function QuantityStepper({
  value,
  onChange,
  min = 1,
  max = Number.MAX_SAFE_INTEGER,
  step = 1,
  size = 'md',
  disabled = false,
  label,
  note = null,
  className,
}: QuantityStepperProps) {
  const text = useUiText();
  const language = useUiLocale();
  const noteId = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<QuantityRefusal | null>(null);
  const change = (next: number) => {
    setDraft(null);
    setRefusal(null);
    const bounded = Math.min(max, Math.max(min, next));
    if (bounded !== value) onChange(bounded);
  };
  const commitDraft = () => {
    if (draft === null) return;
    const read = readQuantity(draft, { min, max, language });
    change(read.value ?? value);
    setRefusal(read.refusal);
  };
  const word = refusal ? refusalText(text, refusal) : note;
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const moves: Record<string, () => void> = {
      ArrowUp: () => change(value + step),
      ArrowDown: () => change(value - step),
      Enter: commitDraft,
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  };
  return (
    <div className={clsx(styles.field, className)}>
      <div
        role="group"
        aria-label={label ?? text.quantity}
        className={clsx(styles.stepper, styles[size])}
      >
        <button
          type="button"
          className={styles.button}
          aria-label={text.decreaseQuantity}
          disabled={disabled || value <= min}
          onClick={() => change(value - step)}
        >
          <Minus aria-hidden="true" />
        </button>
        <input
          className={styles.input}
          type="text"
          inputMode="numeric"
          role="spinbutton"
          aria-label={label ?? text.quantity}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max === Number.MAX_SAFE_INTEGER ? undefined : max}
          aria-invalid={refusal !== null}
          aria-describedby={word ? noteId : undefined}
          disabled={disabled}
          value={draft ?? String(value)}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={commitDraft}
          onKeyDown={handleKey}
          onFocus={(event) => event.target.select()}
        />
        <button
          type="button"
          className={styles.button}
          aria-label={text.increaseQuantity}
          disabled={disabled || value >= max}
          onClick={() => change(value + step)}
        >
          <Plus aria-hidden="true" />
        </button>
      </div>
      <p id={noteId} role="status" className={styles.note}>
        {word}
      </p>
    </div>
  );
}

function refusalText(text: UiText, { reason, typed, limit }: QuantityRefusal): string {
  const templates = {
    notWhole: text.quantityNotWhole,
    tooSmall: text.quantityTooSmall,
    tooLarge: text.quantityTooLarge,
  };
  return fillText(templates[reason], { typed, limit });
}
