import {
  useMutation,
  useQueryClient,
  type QueryKey,
  type UseMutationResult,
} from '@tanstack/react-query';
import { errorText } from '@solar/mfe-kit/http/error-text';
import { notify } from '@solar/mfe-kit/notify/notify';

/** A change on a service. */
export interface ApiMutationOptions<Variables, Answer> {
  mutationFn: (variables: Variables) => Promise<Answer>;
  /** Queries whose keys start like one of these are fetched again. */
  invalidates?: readonly QueryKey[];
  /** Title of the toast on success, or a function of the answer; none without it. */
  success?: string | ((answer: Answer, variables: Variables) => string);
  /** Title of the toast on failure; null when the screen shows the error itself. */
  failure?: string | null;
  onSuccess?: (answer: Answer, variables: Variables) => void;
}

/** A mutation that refreshes what it changed and says how it went. */
export function useApiMutation<Variables = void, Answer = unknown>(
  options: ApiMutationOptions<Variables, Answer>,
): UseMutationResult<Answer, Error, Variables> {
  const client = useQueryClient();
  const { mutationFn, invalidates = [], success, failure, onSuccess } = options;
  return useMutation({
    mutationFn,
    onSuccess: async (answer, variables) => {
      await Promise.all(invalidates.map((queryKey) => client.invalidateQueries({ queryKey })));
      if (success !== undefined) {
        notify.success(typeof success === 'string' ? success : success(answer, variables));
      }
      onSuccess?.(answer, variables);
    },
    onError: (error) => {
      if (failure === null) return;
      const text = errorText(error);
      notify.error(failure ?? text, failure ? { description: text } : undefined);
    },
  });
}
