import { serviceConfigSchema } from '@solar/service-kit/config/service-config';
import { z } from 'zod';

const DEVELOPMENT_SECRET = 'development-only-secret-of-the-account-service';
const DEVELOPMENT_FACTOR_SECRET = 'development-only-secret-of-the-second-factors';

/** Environment of the account service. */
export const accountConfig = serviceConfigSchema
  .extend({
    /** Signs refresh tokens and encrypts the private keys at rest. */
    AUTH_SECRET: z.string().min(32).default(DEVELOPMENT_SECRET),
    /** Folder of files that were sent to support; every replica has the same one, and nobody serves it. */
    ATTACHMENT_DIR: z.string().default('.local/attachments'),
    /** Encrypts the secrets of authenticator apps at rest; on its own, so that `AUTH_SECRET` can be changed. */
    SECOND_FACTOR_SECRET: z.string().min(32).default(DEVELOPMENT_FACTOR_SECRET),
    /** Where messages left outside office hours go. */
    SUPPORT_MAIL: z.email().default('support@alsa.example'),
    /** Minutes after which a conversation in the chat that nobody answers becomes a ticket. */
    CHAT_UNANSWERED_MINUTES: z.coerce.number().min(0.1).default(10),
    SESSION_IDLE_MINUTES: z.coerce.number().int().min(5).default(60),
    SESSION_REMEMBER_DAYS: z.coerce.number().int().min(1).default(30),
    SESSION_MAX_DAYS: z.coerce.number().int().min(1).default(90),
  })
  .refine((c) => c.NODE_ENV !== 'production' || c.AUTH_SECRET !== DEVELOPMENT_SECRET, {
    path: ['AUTH_SECRET'],
    message: 'must be set in production',
  })
  .refine(
    (c) => c.NODE_ENV !== 'production' || c.SECOND_FACTOR_SECRET !== DEVELOPMENT_FACTOR_SECRET,
    { path: ['SECOND_FACTOR_SECRET'], message: 'must be set in production' },
  );
export type AccountConfig = z.infer<typeof accountConfig>;
