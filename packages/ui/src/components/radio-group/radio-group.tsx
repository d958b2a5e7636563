import { clsx } from 'clsx';
import { RadioGroup as RadixRadioGroup } from 'radix-ui';
import { useId, type ReactNode } from 'react';
import { useFieldControl, useFieldLabelId } from '../field/field';
import { useUiDirection } from '../ui-text/ui-text';
import styles from './radio-group.module.css';

export interface RadioOption {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  /** At the end of the row: a price, a delivery time. */
  aside?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps {
  options: readonly RadioOption[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** `cards` frames each choice, for shipping and payment methods. */
  variant?: 'plain' | 'cards';
  orientation?: 'vertical' | 'horizontal';
  name?: string;
  disabled?: boolean;
  required?: boolean;
  onBlur?: () => void;
  /** Needed only outside a `<Field as="fieldset">`. */
  'aria-label'?: string;
  className?: string;
}

export function RadioGroup({
  options,
  variant = 'plain',
  orientation = 'vertical',
  className,
  ...rest
}: RadioGroupProps) {
  const { required, ...control } = useFieldControl({ required: rest.required });
  const labelId = useFieldLabelId();
  const groupId = useId();
  const direction = useUiDirection();
  return (
    <RadixRadioGroup.Root
      dir={direction}
      {...rest}
      {...control}
      required={required}
      orientation={orientation}
      aria-labelledby={rest['aria-label'] ? undefined : labelId}
      className={clsx(styles.group, styles[orientation], styles[variant], className)}
    >
      {options.map((option) => {
        const itemId = `${groupId}${option.value}`;
        const descriptionId = `${itemId}-description`;
        return (
          <div key={option.value} className={styles.row}>
            <RadixRadioGroup.Item
              id={itemId}
              value={option.value}
              disabled={option.disabled}
              aria-describedby={option.description ? descriptionId : undefined}
              className={styles.circle}
            >
              <RadixRadioGroup.Indicator className={styles.dot} />
            </RadixRadioGroup.Item>
            <div className={styles.text}>
              <label htmlFor={itemId} className={styles.label}>
                {option.label}
              </label>
              {option.description && (
                <p id={descriptionId} className={styles.description}>
                  {option.description}
                </p>
              )}
            </div>
            {option.aside && <div className={styles.aside}>{option.aside}</div>}
          </div>
        );
      })}
    </RadixRadioGroup.Root>
  );
}
