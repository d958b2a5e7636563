import { clsx } from 'clsx';
import { useState, type ChangeEvent, type ComponentPropsWithRef } from 'react';
import { useFieldControl } from '../field/field';
import { fillText, useUiText } from '../ui-text/ui-text';
import styles from './text-area.module.css';

export interface TextAreaProps extends ComponentPropsWithRef<'textarea'> {
  /** Shows how many of `maxLength` characters are used. */
  showCount?: boolean;
}

/** Several lines of text; grows with what is typed. */
export function TextArea({
  showCount = false,
  className,
  onChange,
  rows = 4,
  ...rest
}: TextAreaProps) {
  const control = useFieldControl(rest);
  const text = useUiText();
  const [count, setCount] = useState(String(rest.value ?? rest.defaultValue ?? '').length);
  const handleChange = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setCount(event.target.value.length);
    onChange?.(event);
  };
  return (
    <>
      <textarea
        {...rest}
        {...control}
        rows={rows}
        onChange={handleChange}
        className={clsx(styles.textArea, className)}
      />
      {showCount && rest.maxLength !== undefined && (
        <span className={styles.count}>
          {fillText(text.characters, { count, limit: rest.maxLength })}
        </span>
      )}
    </>
  );
}
