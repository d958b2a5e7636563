import { z } from 'zod';

/** POST /api/account/deletion: when the account will be deleted. Asking again changes nothing. */
export const accountDeletionSchema = z.object({ deletionDueAt: z.iso.datetime() });
export type AccountDeletion = z.infer<typeof accountDeletionSchema>;

/** POST /api/auth/deletions/withdraw: the link of the mail. One that was used or is too old is a 410 `auth.deletion_link_invalid`. */
export const withdrawDeletionSchema = z.strictObject({ token: z.string().min(20).max(100) });
