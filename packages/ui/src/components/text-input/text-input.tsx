import { clsx } from 'clsx';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useFieldControl } from '../field/field';
import { useUiText } from '../ui-text/ui-text';
import styles from './text-input.module.css';

export interface TextInputProps extends Omit<ComponentPropsWithRef<'input'>, 'size' | 'prefix'> {
  size?: 'sm' | 'md' | 'lg';
  /** An icon or unit before the text. */
  prefix?: ReactNode;
  /** A unit or a button after the text. */
  suffix?: ReactNode;
}

/** One line of text. Works with react-hook-form's `register`; inside a Field it is labelled. */
export function TextInput({
  size = 'md',
  prefix,
  suffix,
  className,
  type = 'text',
  ...rest
}: TextInputProps) {
  const control = useFieldControl(rest);
  const numeric = type === 'number';
  return (
    <span
      className={clsx(styles.frame, styles[size], className)}
      data-invalid={control['aria-invalid'] ? '' : undefined}
    >
      {prefix && <span className={styles.adornment}>{prefix}</span>}
      <input
        {...rest}
        {...control}
        type={type}
        className={clsx(styles.input, numeric && styles.numeric)}
      />
      {suffix && <span className={styles.adornment}>{suffix}</span>}
    </span>
  );
}

/** A password with a button that shows it. */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'suffix'>) {
  const [shown, setShown] = useState(false);
  const text = useUiText();
  const toggle = (
    <button
      type="button"
      className={styles.reveal}
      aria-label={shown ? text.hidePassword : text.showPassword}
      onClick={() => setShown(!shown)}
    >
      {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
    </button>
  );
  return <TextInput {...props} type={shown ? 'text' : 'password'} suffix={toggle} />;
}
