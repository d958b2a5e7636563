import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { prepareEdge, type LoneEdge } from '../edge/lone-edge';
import { Guardian } from '../process/guardian';
import { ManagedProcess, type ProcessSpec } from '../process/managed-process';
import { answersHttp } from '../process/probe';
import { runOrThrow } from '../process/run-command';
import { DEMO_PASSWORD, serviceDir, type ServiceName } from '../stack/parts';
import {
  localhost,
  serviceEnvironment,
  serviceSpec,
  type StackContext,
} from '../stack/process-specs';
import { replicasOf } from '../stack/replicas';
import { loadSecrets, stackPaths } from '../stack/stack-files';
import { resolveOptions } from '../stack/stack-options';
import { visitStandalone } from './standalone-page';

const FIRST_PORT = 26_000;
/** It signs people in. */
const ACCOUNT: ServiceName = 'account';

export interface StartedSliceOptions {
  /** The repository that has the slice, its service and that of accounts built. */
  root: string;
  slice: ServiceName;
  mongodbUrl: string;
  natsUrl: string;
  chromium: string;
}

/** Starts a slice as its team does (its service behind the edge, its remote alone), and asks both as staff, as a customer and as a stranger. */
export async function proveStarted(options: StartedSliceOptions): Promise<string[]> {
  const { root, slice, mongodbUrl, natsUrl } = options;
  const dir = mkdtempSync(join(tmpdir(), 'solar-started-slice-'));
  const guardian = new Guardian();
  const edge = await prepareEdge({ root, dir, guardian, firstPort: FIRST_PORT });
  const mark = randomBytes(4).toString('hex');
  const databaseOf = (service: ServiceName) => `t_${service}_${mark}`;
  const context: StackContext = {
    options: resolveOptions({
      ...{ root, dir, mongodbUrl, basePort: edge.ports.edge },
      env: { NATS_URL: natsUrl, NATS_PREFIX: `t${mark}`, NATS_STORAGE: 'memory' },
      serviceEnv: {
        [ACCOUNT]: { MONGODB_DB: databaseOf(ACCOUNT) },
        [slice]: { MONGODB_DB: databaseOf(slice) },
      },
    }),
    ports: edge.ports,
    secrets: loadSecrets(stackPaths(dir).secrets),
    mongodbUrl,
    publicUrl: edge.origin,
  };
  const services = replicasOf(edge.ports, 1).filter(
    ({ service }) => service === ACCOUNT || service === slice,
  );
  const processes = [
    ...services.map((replica) => new ManagedProcess(serviceSpec(context, replica), guardian)),
    edge.process,
  ];
  const remote = new ManagedProcess(remoteSpec(context, slice, edge), guardian);
  try {
    await Promise.all([...processes, remote].map((process) => process.start()));
    await seedPeople(context, guardian);
    return [
      ...(await askService(edge.origin, slice)),
      await askRemote(remoteOrigin(edge), options),
    ];
  } finally {
    await Promise.all([remote, ...processes].map((process) => process.stop()));
    guardian.dismiss();
    await dropDatabases(mongodbUrl, [databaseOf(ACCOUNT), databaseOf(slice)]);
    rmSync(dir, { recursive: true, force: true });
  }
}

/** `npm run dev` of the remote, against the edge. Nothing else of this stack listens at the payment server's port. */
function remoteSpec({ options }: StackContext, slice: ServiceName, edge: LoneEdge): ProcessSpec {
  return {
    name: `mfe-${slice}`,
    command: 'npm',
    args: ['run', 'dev'],
    cwd: join(options.root, `mfe-${slice}`),
    env: { ...process.env, SOLAR_EDGE: edge.origin, DEV_PORT: String(edge.ports.payments) },
    logFile: join(stackPaths(options.dir).logs, `mfe-${slice}.log`),
    isReady: () => answersHttp(`${remoteOrigin(edge)}/`),
    readyTimeoutMs: 120_000,
  };
}

const remoteOrigin = ({ ports }: LoneEdge) => localhost(ports.payments);

function seedPeople(context: StackContext, guardian: Guardian): Promise<void> {
  const { options } = context;
  return runOrThrow(
    {
      name: 'The demo data of account',
      command: process.execPath,
      args: ['--enable-source-maps', 'dist/seed.js'],
      cwd: serviceDir(options.root, ACCOUNT),
      env: serviceEnvironment(context, ACCOUNT),
      logFile: join(stackPaths(options.dir).logs, 'seed-account.log'),
    },
    guardian,
  );
}

/** Through the edge, as browsers do. */
async function askService(origin: string, slice: ServiceName): Promise<string[]> {
  const path = `/api/${slice}/overview`;
  const statusFor = async (token?: string) => {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    return (await fetch(`${origin}${path}`, { headers })).status;
  };
  const answers = [
    ['a stranger', await statusFor(), 401],
    ['a customer', await statusFor(await tokenOf(origin, 'customer')), 403],
    ['an administrator', await statusFor(await tokenOf(origin, 'admin')), 200],
  ] as const;
  for (const [who, status, wanted] of answers) {
    if (status !== wanted) throw new Error(`${path} answers ${who} ${status}, not ${wanted}`);
  }
  return answers.map(([who, status]) => `${path} answers ${who} ${status}`);
}

async function tokenOf(origin: string, localPart: string): Promise<string> {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: `${localPart}@alsa.example`, password: DEMO_PASSWORD }),
  });
  if (!response.ok) throw new Error(`${localPart} can't sign in: ${response.status}`);
  return ((await response.json()) as { token: string }).token;
}

/** Its screen shows what the service answers, to whom it is for alone. */
async function askRemote(
  origin: string,
  { root, slice, chromium }: StartedSliceOptions,
): Promise<string> {
  const path = `/admin/${slice}`;
  const { forbidden } = JSON.parse(
    readFileSync(join(root, 'packages/mfe-kit/src/locales/en.json'), 'utf8'),
  ) as { forbidden: { title: string } };
  const shown = { admin: 'overview', customer: forbidden.title };
  for (const [localPart, shows] of Object.entries(shown)) {
    await visitStandalone({ origin, path, email: `${localPart}@alsa.example`, shows, chromium });
  }
  return `${path} of the remote shows an administrator “${shown.admin}”, a customer “${shown.customer}”`;
}

async function dropDatabases(mongodbUrl: string, names: readonly string[]): Promise<void> {
  const client = await mongo.MongoClient.connect(mongodbUrl);
  for (const name of names) await client.db(name).dropDatabase();
  await client.close();
}
