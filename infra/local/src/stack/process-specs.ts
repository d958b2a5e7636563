import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ProcessSpec } from '../process/managed-process';
import { acceptsTcp, answersHttp } from '../process/probe';
import type { NginxTool } from '../tools/server-tools';
import { natsUrlOf } from './nats-servers';
import { serviceDir, type ServiceName } from './parts';
import type { StackPorts } from './ports';
import type { Replica } from './replicas';
import { stackPaths, type StackSecrets } from './stack-files';
import type { ResolvedOptions } from './stack-options';

/** Everything that the definitions of the processes are made from. */
export interface StackContext {
  options: ResolvedOptions;
  ports: StackPorts;
  secrets: StackSecrets;
  mongodbUrl: string;
  publicUrl: string;
}

/** The path at which checkout takes Stripe's events. */
const WEBHOOK_PATH = '/api/payments/webhook';
/** What checkout acts on; each further event would cost a request that changes nothing. */
const WEBHOOK_EVENTS = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.processing',
  'payment_intent.canceled',
  'refund.created',
  'refund.updated',
  'refund.failed',
];
const COLD_PROVISION_MS = 15 * 60_000;
const DRAIN_MS = 20_000;

export function usesStripe(env: NodeJS.ProcessEnv = process.env): boolean {
  return Boolean(env['STRIPE_SECRET_KEY']);
}

export function localhost(port: number): string {
  return `http://127.0.0.1:${port}`;
}

export function mongodbSpec({ options, ports }: StackContext): ProcessSpec {
  const main = join(options.root, 'infra/local/dist/mongo/main.js');
  const { mongodb } = stackPaths(options.dir);
  return {
    ...base('mongodb', options),
    command: process.execPath,
    args: [main, '--port', String(ports.mongodb), '--data', mongodb],
    isReady: () => acceptsTcp(ports.mongodb),
    readyTimeoutMs: COLD_PROVISION_MS,
    stopTimeoutMs: DRAIN_MS,
  };
}

export function mailSpec({ options, ports }: StackContext): ProcessSpec {
  const { mail } = stackPaths(options.dir);
  mkdirSync(mail, { recursive: true });
  const require = createRequire(__filename);
  const maildev = join(dirname(require.resolve('maildev/package.json')), 'bin/maildev');
  const listen = ['--ip', '127.0.0.1', '-s', String(ports.smtp), '-w', String(ports.mailWeb)];
  return {
    ...base('mail', options),
    command: process.execPath,
    args: [maildev, ...listen, '--mail-directory', mail],
    isReady: async () =>
      (await acceptsTcp(ports.smtp)) && (await answersHttp(`${localhost(ports.mailWeb)}/healthz`)),
  };
}

export function paymentsSpec({ options, ports, secrets, publicUrl }: StackContext): ProcessSpec {
  return {
    ...base('payments', options),
    command: process.execPath,
    args: ['--enable-source-maps', join(options.root, 'infra/payments/dist/main.js')],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: String(ports.payments),
      DATA_DIR: stackPaths(options.dir).payments,
      PUBLIC_URL: publicUrl,
      // Through the edge as Stripe's: it finds a replica that is up.
      WEBHOOK_URL: `${localhost(ports.edge)}${WEBHOOK_PATH}`,
      WEBHOOK_EVENTS: WEBHOOK_EVENTS.join(','),
      STRIPE_WEBHOOK_SECRET: secrets.stripeWebhookSecret,
    },
    isReady: () => answersHttp(`${localhost(ports.payments)}/healthz`),
  };
}

export function serviceSpec(context: StackContext, replica: Replica): ProcessSpec {
  const { options } = context;
  const { service, name, port } = replica;
  return {
    ...base(name, options),
    command: process.execPath,
    // As in the image: the young generation of a service that mostly waits needs no 16 MB a half.
    args: ['--max-semi-space-size=4', '--enable-source-maps', 'dist/bundle.js'],
    cwd: serviceDir(options.root, service),
    env: { ...serviceEnvironment(context, service), PORT: String(port) },
    isReady: () => answersHttp(`${localhost(port)}/readyz`),
    stopTimeoutMs: DRAIN_MS,
  };
}

/**
 * As in the image: glibc keeps eight arenas a core and what was freed in them, for threads that a service hardly has. Some 8 MB of each
 * service were nobody's.
 */
const MALLOC = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

/** Nobody's account: it makes bank transfers part of the demo. */
const DEMO_BANK_ACCOUNT = {
  BANK_ACCOUNT_HOLDER: 'Alsa Solar FZE',
  BANK_NAME: 'Falcon Gulf Bank',
  BANK_IBAN: 'AE070331234567890123456',
  BANK_BIC: 'FGBKAEADXXX',
};

export function serviceEnvironment(
  { options, ports, secrets, mongodbUrl, publicUrl }: StackContext,
  name: ServiceName,
): Record<string, string | undefined> {
  return {
    NODE_ENV: 'development',
    STRIPE_WEBHOOK_SECRET: secrets.stripeWebhookSecret,
    AUTH_SECRET: secrets.authSecret,
    SECOND_FACTOR_SECRET: secrets.secondFactorSecret,
    ...DEMO_BANK_ACCOUNT,
    ...MALLOC,
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(ports[name]),
    PUBLIC_URL: publicUrl,
    MONGODB_URL: mongodbUrl,
    NATS_URL: natsUrlOf(ports, options.natsServers ?? 1),
    // A stream has a copy on every server.
    NATS_REPLICAS: String(options.natsServers ?? 1),
    SMTP_URL: process.env['SMTP_URL'] || `smtp://127.0.0.1:${ports.smtp}`,
    MEDIA_DIR: stackPaths(options.dir).media,
    ATTACHMENT_DIR: stackPaths(options.dir).attachments,
    STRIPE_API_HOST: '127.0.0.1',
    STRIPE_API_PORT: String(ports.payments),
    ...options.env,
    ...options.serviceEnv?.[name],
  };
}

/** Renders the public pages with the shell's build and with the remotes that the edge serves. */
export function rendererSpec({ options, ports, publicUrl }: StackContext): ProcessSpec {
  return {
    ...base('renderer', options),
    command: process.execPath,
    args: [join(options.root, 'shell/dist/server/renderer.cjs')],
    cwd: join(options.root, 'shell'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(ports.renderer),
      PUBLIC_URL: publicUrl,
      ASSETS_URL: localhost(ports.edge),
      CATALOG_URL: localhost(ports.catalog),
      ADMIN_URL: localhost(ports.admin),
    },
    isReady: () => answersHttp(`${localhost(ports.renderer)}/readyz`),
    stopTimeoutMs: DRAIN_MS,
  };
}

export function edgeSpec(
  { options, ports }: Pick<StackContext, 'options' | 'ports'>,
  tool: NginxTool,
  configFile: string,
): ProcessSpec {
  const { edge } = stackPaths(options.dir);
  return {
    ...base('edge', options),
    command: tool.command,
    args: ['-p', edge, '-e', 'stderr', '-c', configFile],
    env: { ...process.env, ...tool.env },
    isReady: () => answersHttp(`${localhost(ports.edge)}/healthz`),
    // QUIT would wait for open WebSockets.
    stopSignal: 'SIGTERM',
  };
}

function base(name: string, options: ResolvedOptions) {
  return {
    name,
    cwd: options.root,
    env: process.env,
    logFile: join(stackPaths(options.dir).logs, `${name}.log`),
  };
}
