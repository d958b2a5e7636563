import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** What an empty text fails by, depending on its schema. */
const OF_EMPTY = new Set(['too_small', 'invalid_format', 'invalid_union', 'invalid_type']);
/** Kind of the error of a field that was left empty, whatever its schema calls it. */
export const MISSING = 'required';

/** The same checks; a field that was left empty is missing before it is too short or malformed. */
export function namingMissing<Input extends FieldValues, Output>(
  resolver: Resolver<Input, unknown, Output>,
): Resolver<Input, unknown, Output> {
  return async (values, context, options) => {
    const result = await resolver(values, context, options);
    if (Object.keys(result.errors).length === 0) return result;
    return { values: {}, errors: marked(result.errors, values) as FieldErrors<Input> };
  };
}

function marked(errors: object, values: unknown): object {
  const entries = Object.entries(errors).map(([key, error]: [string, unknown]) => {
    const value = (values as Record<string, unknown> | null | undefined)?.[key];
    return [key, isGroup(error) ? marked(error, value) : asMissing(error, value)] as const;
  });
  return Array.isArray(errors)
    ? Object.assign([], Object.fromEntries(entries))
    : Object.fromEntries(entries);
}

function isGroup(error: unknown): error is object {
  return typeof error === 'object' && error !== null && typeof typeOf(error) !== 'string';
}

function asMissing(error: unknown, value: unknown): unknown {
  const empty = typeof value === 'string' && value.trim() === '';
  const type = typeof error === 'object' && error !== null ? typeOf(error) : undefined;
  if (!empty || typeof type !== 'string' || !OF_EMPTY.has(type)) return error;
  return { ...(error as object), type: MISSING };
}

function typeOf(error: object): unknown {
  return (error as { type?: unknown }).type;
}
