import { isHttpError } from '@solar/mfe-kit/http/http-error';
import { useState } from 'react';
import { useProblemText } from '../../components/use-problem-text';

/**
 * Runs a sign-in or registration and keeps what went wrong as a sentence. Errors of single fields are thrown on, so
 * that the form puts them on their fields.
 */
export function useSignInError() {
  const problemText = useProblemText();
  const [failure, setFailure] = useState<string | null>(null);
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    setFailure(null);
    try {
      await work();
    } catch (error) {
      const cause: unknown = error instanceof Error ? error.cause : undefined;
      if (isHttpError(cause) && cause.errors.length > 0) throw cause;
      setFailure(problemText(isHttpError(cause) ? cause : error));
    }
  };
  return { failure, run };
}
