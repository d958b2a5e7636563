import { useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import type { ZodType } from 'zod';
import { knownText, problemText } from './issue-text';
import { wordedResolver } from './worded-resolver';
import { errorText } from '@solar/mfe-kit/http/error-text';
import { isHttpError } from '@solar/mfe-kit/http/http-error';

/** What `useZodForm` takes: fields as typed (`Input`), values as parsed (`Output`). */
export interface ZodFormOptions<Input extends FieldValues, Output> {
  schema: ZodType<Output, Input>;
  defaultValues: DefaultValues<Input>;
  onSubmit: (values: Output) => Promise<unknown> | void;
}

export interface ZodForm<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>;
  /** Goes on the form's `onSubmit`. */
  submit: (event?: React.BaseSyntheticEvent) => Promise<void>;
  /** What went wrong with the form as a whole. */
  formError: string | null;
  submitting: boolean;
}

/**
 * A form checked by a schema here and by the service there: what the service says about single fields lands on
 * those fields, the rest in `formError`.
 */
export function useZodForm<Input extends FieldValues, Output>(
  options: ZodFormOptions<Input, Output>,
): ZodForm<Input, Output> {
  const { schema, defaultValues, onSubmit } = options;
  const [formError, setFormError] = useState<string | null>(null);
  const form = useForm<Input, unknown, Output>({
    resolver: wordedResolver(schema),
    defaultValues,
    mode: 'onTouched',
  });

  const submit = form.handleSubmit(async (values) => {
    setFormError(null);
    try {
      await onSubmit(values);
    } catch (error) {
      const placed = isHttpError(error) && placeErrors(form, error.errors);
      const text = isHttpError(error) ? problemText(error.code) : undefined;
      if (!placed) setFormError(text ?? errorText(error));
    }
  });

  return { form, submit, formError, submitting: form.formState.isSubmitting };
}

/** Puts the errors on the fields that exist; false when one has no field, or there is none. */
function placeErrors<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  errors: readonly { path: string; code: string; message: string }[],
): boolean {
  let placed = errors.length > 0;
  errors.forEach(({ path, code, message }, index) => {
    const known = form.getFieldState(path as Path<Input>) && path in form.control._fields;
    if (!known) return void (placed = false);
    const error = { type: code, message: knownText(code) ?? message };
    form.setError(path as Path<Input>, error, { shouldFocus: index === 0 });
  });
  return placed;
}
