import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { textOfKind } from './issue-text';

/** What an empty text fails by, depending on its schema. */
const OF_EMPTY = new Set(['too_small', 'invalid_format', 'invalid_union', 'invalid_type']);
/** Kind of the error of a field that was left empty, whatever its schema calls it. */
export const MISSING = 'required';

type Leaf = { type: string; message?: string };

/**
 * The same checks in the reader's words: a field that was left empty is missing before it is too short or malformed, and a message
 * that a schema holds gives way to the text for its kind, since schemas speak English alone. `isOurs` knows the texts of forms.
 */
export function wordingErrors<Input extends FieldValues, Output>(
  resolver: Resolver<Input, unknown, Output>,
  isOurs: (message: string) => boolean,
): Resolver<Input, unknown, Output> {
  return async (values, context, options) => {
    const result = await resolver(values, context, options);
    if (Object.keys(result.errors).length === 0) return result;
    const reword = (leaf: Leaf, value: unknown): Leaf => {
      if (isEmpty(value) && OF_EMPTY.has(leaf.type)) {
        return { ...leaf, type: MISSING, message: textOfKind(MISSING) };
      }
      if (leaf.message && isOurs(leaf.message)) return leaf;
      return { ...leaf, message: textOfKind(leaf.type) || leaf.message };
    };
    return { values: {}, errors: mapLeaves(result.errors, values, reword) as FieldErrors<Input> };
  };
}

function mapLeaves(
  errors: object,
  values: unknown,
  reword: (leaf: Leaf, value: unknown) => Leaf,
): object {
  const entries = Object.entries(errors).map(([key, error]: [string, unknown]) => {
    const value = (values as Record<string, unknown> | null | undefined)?.[key];
    if (isLeaf(error)) return [key, reword(error, value)] as const;
    return [key, isGroup(error) ? mapLeaves(error, value, reword) : error] as const;
  });
  return Array.isArray(errors)
    ? Object.assign([], Object.fromEntries(entries))
    : Object.fromEntries(entries);
}

function isLeaf(error: unknown): error is Leaf {
  return isGroup(error) && typeof (error as { type?: unknown }).type === 'string';
}

function isGroup(error: unknown): error is object {
  return typeof error === 'object' && error !== null;
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === '';
}
