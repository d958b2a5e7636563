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
  style,
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
        // A field that grows with its content no longer minds its rows.
        style={{
          minBlockSize: `calc(${rows}lh + 2 * var(--space-3) + 2 * var(--border-thin))`,
          ...style,
        }}
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
