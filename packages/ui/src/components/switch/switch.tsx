import { clsx } from 'clsx';
import { Switch as RadixSwitch } from 'radix-ui';
import { useId, type ReactNode, type Ref } from 'react';
import styles from './switch.module.css';

export interface SwitchProps {
  /** Visible text; without it `aria-label` is needed. */
  label?: ReactNode;
  description?: ReactNode;
  checked?: boolean;
  defaultChecked?: boolean;
  onCheckedChange?: (checked: boolean) => void;
  disabled?: boolean;
  name?: string;
  value?: string;
  id?: string;
  onBlur?: () => void;
  'aria-label'?: string;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** On or off, at once: no Save button follows it. */
export function Switch({ label, description, id, className, ...rest }: SwitchProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const descriptionId = `${controlId}-description`;
  return (
    <div className={clsx(styles.row, className)}>
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
      <RadixSwitch.Root
        {...rest}
        id={controlId}
        aria-describedby={description ? descriptionId : undefined}
        className={styles.track}
      >
        <RadixSwitch.Thumb className={styles.thumb} />
      </RadixSwitch.Root>
    </div>
  );
}
