import { clsx } from 'clsx';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { createContext, useContext, useId, type ReactNode } from 'react';
import { useUiText } from '../ui-text/ui-text';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './field.module.css';

interface FieldContextValue {
  controlId: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

const FieldContext = createContext<FieldContextValue | null>(null);

export interface FieldControlProps {
  id?: string;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling';
}

/** Ids and states that tie a control to the label, hint and error of the Field around it. */
export function useFieldControl(own: FieldControlProps) {
  const field = useContext(FieldContext);
  const described = [own['aria-describedby'], field?.describedBy].filter(Boolean).join(' ');
  return {
    id: own.id ?? field?.controlId,
    'aria-describedby': described || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid || undefined),
    required: own.required ?? (field?.required || undefined),
  };
}

/** The id of the surrounding Field's label, for controls that are not labelled by `for`. */
export function useFieldLabelId(): string | undefined {
  return useContext(FieldContext)?.labelId;
}

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** One sentence that says what to do. Its presence makes the field invalid. */
  error?: ReactNode;
  required?: boolean;
  /** Marks the field as optional in words, when most fields around it are required. */
  optional?: boolean;
  hideLabel?: boolean;
  /** Something at the end of the label's line, such as a "Forgot password?" link. */
  labelAside?: ReactNode;
  /** `fieldset` for a group of controls (radios, checkboxes, dates). */
  as?: 'div' | 'fieldset';
  id?: string;
  className?: string;
  children: ReactNode;
}

/** Label, control, hint and error of one form field. */
export function Field({
  label,
  hint,
  error,
  required = false,
  optional = false,
  hideLabel = false,
  labelAside,
  as = 'div',
  id,
  className,
  children,
}: FieldProps) {
  const generatedId = useId();
  const text = useUiText();
  const controlId = id ?? `${generatedId}control`;
  const labelId = `${controlId}-label`;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [error ? errorId : '', hint ? hintId : ''].filter(Boolean).join(' ');

  const labelContent = (
    <>
      {label}
      {required && (
        <>
          <span className={styles.required} aria-hidden="true">
            *
          </span>
          <VisuallyHidden> ({text.required})</VisuallyHidden>
        </>
      )}
      {optional && <span className={styles.optional}>{text.optional}</span>}
    </>
  );
  const labelLine = (
    <div className={styles.labelLine}>
      {as === 'fieldset' ? (
        <span id={labelId} className={styles.label}>
          {labelContent}
        </span>
      ) : (
        <label id={labelId} htmlFor={controlId} className={styles.label}>
          {labelContent}
        </label>
      )}
      {labelAside}
    </div>
  );
  const group = as === 'fieldset' ? { role: 'group', 'aria-labelledby': labelId } : {};

  return (
    <div className={clsx(styles.field, className)} {...group}>
      {hideLabel ? <VisuallyHidden>{labelLine}</VisuallyHidden> : labelLine}
      <FieldContext
        value={{
          controlId,
          labelId,
          describedBy: describedBy || undefined,
          invalid: Boolean(error),
          required,
        }}
      >
        {children}
      </FieldContext>
      {error && (
        <p id={errorId} className={styles.error} role="alert">
          <CircleAlert aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
