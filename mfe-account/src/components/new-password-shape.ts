import { newPasswordSchema } from '@solar/contracts/account/auth-http';
import { z } from 'zod';

/** A new password and its repetition, as forms ask for them. */
export const newPasswordShape = {
  password: newPasswordSchema,
  confirmPassword: z.string(),
};

/** Adds the rule that both are the same to a form with `newPasswordShape`. */
export function withSamePasswords<
  Output extends { password: string; confirmPassword: string },
  Input,
>(schema: z.ZodType<Output, Input>) {
  return schema.superRefine(({ password, confirmPassword }, context) => {
    if (password !== confirmPassword) {
      context.addIssue({
        code: 'custom',
        path: ['confirmPassword'],
        message: 'Passwords do not match',
        params: { kind: 'mismatch' },
      });
    }
  });
}
