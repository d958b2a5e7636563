import { Field } from '@solar/ui/field/field';
import { PasswordInput, TextInput, type TextInputProps } from '@solar/ui/text-input/text-input';
import type { ReactNode } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { useFieldError } from './use-field-error';

export interface TextFieldProps {
  label: string;
  field: UseFormRegisterReturn;
  error: FieldError | undefined;
  /** Better sentences for kinds of errors of this field. */
  errorKinds?: Readonly<Record<string, string>>;
  hint?: ReactNode;
  labelAside?: ReactNode;
  required?: boolean;
  optional?: boolean;
  type?: TextInputProps['type'];
  autoComplete?: string;
  className?: string;
}

/** A labelled text field of a form, with its error in the reader's language. */
export function TextField(props: TextFieldProps) {
  const { label, field, error, errorKinds, hint, labelAside, required, optional } = props;
  const text = useFieldError();
  const Control = props.type === 'password' ? PasswordInput : TextInput;
  const type = props.type === 'password' ? {} : { type: props.type ?? 'text' };
  return (
    <Field
      label={label}
      hint={hint}
      labelAside={labelAside}
      required={required}
      optional={optional}
      error={text(error, errorKinds)}
      className={props.className}
    >
      <Control {...field} {...type} autoComplete={props.autoComplete} />
    </Field>
  );
}
