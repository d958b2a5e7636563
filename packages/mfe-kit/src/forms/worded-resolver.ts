import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { ZodType } from 'zod';
import { loadFormTexts } from './form-texts';
import { issueText, type Issue } from './issue-text';
import { wordingErrors } from '@solar/mfe-kit/forms/missing-fields';

/** Checks a form by a schema; what is wrong is said in the language in use. */
export function wordedResolver<Input extends FieldValues, Output>(
  schema: ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  const ours = new Set<string>();
  const error = (issue: Issue): string | undefined => {
    const text = issueText(issue);
    ours.add(text);
    return text === '' ? undefined : text;
  };
  const resolver = wordingErrors(zodResolver(schema, { error }), (message) => ours.has(message));
  return async (values, context, options) => {
    // Without its texts a form still checks; it then says what the schema says.
    await loadFormTexts().catch(() => undefined);
    return resolver(values, context, options);
  };
}
