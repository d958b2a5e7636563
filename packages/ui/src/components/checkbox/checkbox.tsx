import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { Checkbox as RadixCheckbox } from 'radix-ui';
import { useId, type ReactNode, type Ref } from 'react';
import styles from './checkbox.module.css';

export interface CheckboxProps {
  /** Visible text; without it `aria-label` is needed. */
  label?: ReactNode;
  description?: ReactNode;
  checked?: boolean | 'indeterminate';
  defaultChecked?: boolean;
  onCheckedChange?: (checked: boolean) => void;
  disabled?: boolean;
  required?: boolean;
  invalid?: boolean;
  name?: string;
  value?: string;
  id?: string;
  onBlur?: () => void;
  'aria-label'?: string;
  'aria-describedby'?: string;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

export function Checkbox({
  label,
  description,
  onCheckedChange,
  invalid,
  id,
  className,
  ...rest
}: CheckboxProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const descriptionId = `${controlId}-description`;
  const described = [rest['aria-describedby'], description ? descriptionId : '']
    .filter(Boolean)
    .join(' ');
  return (
    <div className={clsx(styles.row, className)}>
      <RadixCheckbox.Root
        {...rest}
        id={controlId}
        aria-invalid={invalid || undefined}
        aria-describedby={described || undefined}
        className={styles.box}
        onCheckedChange={(checked) => onCheckedChange?.(checked === true)}
      >
        <RadixCheckbox.Indicator className={styles.mark}>
          {rest.checked === 'indeterminate' ? (
            <Minus aria-hidden="true" />
          ) : (
            <Check aria-hidden="true" />
          )}
        </RadixCheckbox.Indicator>
      </RadixCheckbox.Root>
      {label && (
        <div className={styles.text}>
          <label htmlFor={controlId} className={styles.label}>
            {label}
          </label>
          {description && (
            <p id={descriptionId} className={styles.description}>
              {description}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
