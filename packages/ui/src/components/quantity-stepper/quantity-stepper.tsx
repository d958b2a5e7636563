import { clsx } from 'clsx';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useState, type KeyboardEvent } from 'react';
import { useUiText } from '../ui-text/ui-text';
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
  className?: string;
}

/** A whole number with minus and plus. What is typed is taken over on Enter or when focus leaves. */
export function QuantityStepper({
  value,
  onChange,
  min = 1,
  max = Number.MAX_SAFE_INTEGER,
  step = 1,
  size = 'md',
  disabled = false,
  label,
  className,
}: QuantityStepperProps) {
  const text = useUiText();
  const [draft, setDraft] = useState<string | null>(null);
  const change = (next: number) => {
    setDraft(null);
    const bounded = Math.min(max, Math.max(min, next));
    if (bounded !== value) onChange(bounded);
  };
  const commitDraft = () => {
    if (draft === null) return;
    const typed = Number.parseInt(draft, 10);
    change(Number.isNaN(typed) ? value : typed);
  };
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
    <div
      role="group"
      aria-label={label ?? text.quantity}
      className={clsx(styles.stepper, styles[size], className)}
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
        disabled={disabled}
        value={draft ?? String(value)}
        onChange={(event) => setDraft(event.target.value.replace(/\D/g, ''))}
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
  );
}
