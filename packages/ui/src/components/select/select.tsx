import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Select as RadixSelect } from 'radix-ui';
import type { ReactNode, Ref } from 'react';
import { useFieldControl, useFieldLabelId } from '../field/field';
import { useUiDirection, useUiText } from '../ui-text/ui-text';
import styles from './select.module.css';

export interface SelectOption {
  value: string;
  label: ReactNode;
  disabled?: boolean;
  /** Options with the same group stand under one heading. */
  group?: string;
}

export interface SelectProps {
  options: readonly SelectOption[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  placeholder?: string;
  size?: 'sm' | 'md' | 'lg';
  disabled?: boolean;
  required?: boolean;
  name?: string;
  id?: string;
  /** Needed only outside a Field. */
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
  onBlur?: () => void;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** One choice of a short list. An empty string means nothing chosen. */
export function Select({
  options,
  value,
  defaultValue,
  onValueChange,
  placeholder,
  size = 'md',
  disabled,
  name,
  onBlur,
  className,
  ref,
  ...rest
}: SelectProps) {
  const { required, ...control } = useFieldControl(rest);
  const labelId = useFieldLabelId();
  const text = useUiText();
  const direction = useUiDirection();
  return (
    <RadixSelect.Root
      dir={direction}
      value={value}
      defaultValue={defaultValue}
      onValueChange={onValueChange}
      disabled={disabled}
      required={required}
      name={name}
    >
      <RadixSelect.Trigger
        ref={ref}
        {...control}
        aria-label={rest['aria-label']}
        aria-labelledby={rest['aria-label'] ? undefined : labelId}
        className={clsx(styles.trigger, styles[size], className)}
        onBlur={onBlur}
      >
        <span className={styles.value}>
          {/* Said here, since the library would copy it from the list, which a document from the server has not got. */}
          <RadixSelect.Value placeholder={placeholder ?? text.selectPlaceholder}>
            {options.find((option) => option.value === value)?.label}
          </RadixSelect.Value>
        </span>
        <RadixSelect.Icon className={styles.icon}>
          <ChevronDown aria-hidden="true" />
        </RadixSelect.Icon>
      </RadixSelect.Trigger>
      <RadixSelect.Portal>
        <RadixSelect.Content className={styles.content} position="popper" sideOffset={6}>
          <RadixSelect.Viewport className={styles.viewport}>
            {groupOptions(options).map(([group, members]) =>
              group === '' ? (
                members.map((option) => <SelectItem key={option.value} option={option} />)
              ) : (
                <RadixSelect.Group key={group}>
                  <RadixSelect.Label className={styles.groupLabel}>{group}</RadixSelect.Label>
                  {members.map((option) => (
                    <SelectItem key={option.value} option={option} />
                  ))}
                </RadixSelect.Group>
              ),
            )}
          </RadixSelect.Viewport>
        </RadixSelect.Content>
      </RadixSelect.Portal>
    </RadixSelect.Root>
  );
}

function SelectItem({ option }: { option: SelectOption }) {
  return (
    <RadixSelect.Item value={option.value} disabled={option.disabled} className={styles.item}>
      <RadixSelect.ItemText>{option.label}</RadixSelect.ItemText>
      <RadixSelect.ItemIndicator className={styles.indicator}>
        <Check aria-hidden="true" />
      </RadixSelect.ItemIndicator>
    </RadixSelect.Item>
  );
}

function groupOptions(options: readonly SelectOption[]): [string, SelectOption[]][] {
  const groups = new Map<string, SelectOption[]>();
  for (const option of options) {
    const key = option.group ?? '';
    groups.set(key, [...(groups.get(key) ?? []), option]);
  }
  return [...groups];
}
