import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useState, type Key, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { useFieldControl, useFieldLabelId } from '../field/field';
import { Spinner } from '../spinner/spinner';
import { useUiText } from '../ui-text/ui-text';
import { UpperLayer } from '../upper-layer/upper-layer';
import styles from './combobox.module.css';

export interface ComboboxOption {
  value: string;
  label: string;
  description?: ReactNode;
  disabled?: boolean;
}

export interface ComboboxProps {
  options: readonly ComboboxOption[];
  value?: string | null;
  defaultValue?: string;
  onValueChange?: (value: string | null) => void;
  /** What is typed. With `onInputChange` the caller filters, from a server for instance. */
  inputValue?: string;
  onInputChange?: (text: string) => void;
  loading?: boolean;
  /** Lets what was typed stand although it is no option. */
  allowsCustomValue?: boolean;
  placeholder?: string;
  disabled?: boolean;
  required?: boolean;
  name?: string;
  id?: string;
  onBlur?: () => void;
  /** Needed only outside a Field. */
  'aria-label'?: string;
  className?: string;
}

/** One choice of a long list, found by typing. */
export function Combobox({
  options,
  value,
  defaultValue,
  onValueChange,
  inputValue,
  onInputChange,
  loading = false,
  allowsCustomValue = false,
  placeholder,
  disabled,
  name,
  onBlur,
  className,
  ...rest
}: ComboboxProps) {
  const { required, ...control } = useFieldControl(rest);
  const labelId = useFieldLabelId();
  const text = useUiText();
  // The list closes when the choice changes. A caller who keeps none, and picks one after the other, has one for a moment.
  const [chose, setChose] = useState<string | null>(null);
  useEffect(() => setChose(null), [chose]);
  const select = (key: Key | null) => {
    const chosen = key === null ? null : String(key);
    // Who holds both is to hold the choice's name as well: without it what was typed stays, and the list opens again.
    if (value !== undefined) onInputChange?.(labelIn(options, chosen));
    onValueChange?.(chosen);
    setChose(chosen);
  };
  const filtering = onInputChange
    ? { items: options, inputValue, onInputChange }
    : { defaultItems: options, inputValue };
  return (
    <ComboBox
      {...filtering}
      id={control.id}
      aria-label={rest['aria-label']}
      aria-labelledby={rest['aria-label'] ? undefined : labelId}
      aria-describedby={control['aria-describedby']}
      isInvalid={Boolean(control['aria-invalid'])}
      isRequired={required}
      isDisabled={disabled}
      name={name}
      selectedKey={value === null ? chose : value}
      defaultSelectedKey={defaultValue}
      onSelectionChange={select}
      onBlur={onBlur}
      allowsCustomValue={allowsCustomValue}
      allowsEmptyCollection
      menuTrigger="focus"
      className={clsx(styles.combobox, className)}
    >
      <Group className={styles.frame}>
        <Input className={styles.input} placeholder={placeholder ?? text.search} />
        <Button className={styles.toggle} aria-label={text.showOptions}>
          {loading ? <Spinner size="sm" /> : <ChevronDown aria-hidden="true" />}
        </Button>
      </Group>
      <Popover className={styles.popover} offset={6}>
        <UpperLayer>
          <ListBox
            className={styles.list}
            aria-label={text.suggestions}
            renderEmptyState={() => (
              <p className={styles.empty}>{loading ? text.loading : text.noMatches}</p>
            )}
          >
            {(option: ComboboxOption) => (
              <ListBoxItem
                id={option.value}
                textValue={option.label}
                isDisabled={option.disabled}
                className={styles.item}
              >
                {({ isSelected }) => (
                  <>
                    <span className={styles.itemText}>
                      <span>{option.label}</span>
                      {option.description && (
                        <span className={styles.description}>{option.description}</span>
                      )}
                    </span>
                    {isSelected && <Check aria-hidden="true" className={styles.check} />}
                  </>
                )}
              </ListBoxItem>
            )}
          </ListBox>
        </UpperLayer>
      </Popover>
    </ComboBox>
  );
}

function labelIn(options: readonly ComboboxOption[], value: string | null): string {
  return options.find((option) => option.value === value)?.label ?? '';
}
