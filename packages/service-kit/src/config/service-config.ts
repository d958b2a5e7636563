import { z } from 'zod';
import { readSecretFiles } from './secret-files';

/** Environment of every service; a slice extends it with its own variables. */
export const serviceConfigSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  MONGODB_URL: z.string().default('mongodb://127.0.0.1:8091/?replicaSet=rs0'),
  /** Account of the service; without it the address says who signs in. */
  MONGODB_USER: z.string().optional(),
  MONGODB_PASSWORD: z.string().optional(),
  /** Database of the service; its name when not given. */
  MONGODB_DB: z.string().optional(),
  MONGODB_POOL: z.coerce.number().int().min(1).max(1000).default(50),
  /**
   * Counts database commands by name and collection, not only how many there are. Then the driver makes an event of every command and of
   * every answer, for which it decodes answers twice.
   */
  MONGODB_COMMANDS_BY_NAME: z
    .enum(['true', 'false'])
    .default('false')
    .transform((text) => text === 'true'),
  NATS_URL: z.string().default('nats://127.0.0.1:8089'),
  NATS_USER: z.string().optional(),
  NATS_PASSWORD: z.string().optional(),
  /** Certificates of the authority that signed the servers'; with it connections are encrypted. */
  NATS_CA_FILE: z.string().optional(),
  /** Put before every subject, stream and bucket, so that several systems share one NATS server. */
  NATS_PREFIX: z
    .string()
    .regex(/^[a-z0-9]*$/)
    .default(''),
  NATS_STORAGE: z.enum(['file', 'memory']).default('file'),
  NATS_REPLICAS: z.coerce.number().int().min(1).max(5).default(1),
  /** Milliseconds between looks for messages that a dead process left unpublished. */
  OUTBOX_SWEEP_MS: z.coerce.number().int().positive().default(60_000),
  /** Milliseconds after which a message counts as left behind. */
  OUTBOX_SWEEP_AGE_MS: z.coerce.number().int().nonnegative().default(10_000),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  PUBLIC_URL: z.url().default('http://localhost:8080'),
  SMTP_URL: z.string().default('smtp://127.0.0.1:8087'),
  MAIL_FROM: z.string().default('Alsa Solar <no-reply@alsa.example>'),
  /** Multiplies every rate limit; load tests raise it, nothing else should. */
  RATE_LIMIT_FACTOR: z.coerce.number().min(1).default(1),
  /** Milliseconds between turning unready and closing, for the load balancer to notice. */
  SHUTDOWN_DELAY_MS: z.coerce.number().int().min(0).default(0),
});
export type ServiceConfig = z.infer<typeof serviceConfigSchema>;

/** Schema of a service's environment: the common variables and maybe more. */
export type ServiceConfigSchema = z.ZodType<ServiceConfig>;

/**
 * Parses the environment once at start; a wrong variable ends the process with its name. Variables may also be files of the folder
 * `SECRETS_DIR`, as container engines hand secrets over.
 */
export function loadConfig<T extends ServiceConfigSchema>(
  schema: T,
  env: Readonly<Record<string, string | undefined>>,
): z.infer<T> {
  const all = { ...readSecretFiles(env['SECRETS_DIR']), ...env };
  const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw new Error(`Configuration: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
