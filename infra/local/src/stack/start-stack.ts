import { existsSync } from 'node:fs';
import { writeEdgeFiles } from '../edge/edge-files';
import { Guardian } from '../process/guardian';
import { provideNats, provideNginx, type NginxTool } from '../tools/server-tools';
import { buildWorkspaces } from '../build/workspace-build';
import { ControlServer } from './control-server';
import { loadDemoData } from './demo-data';
import { provideDemoPictures } from './demo-pictures';
import { occupiedPorts } from './free-ports';
import { natsSpecs } from './nats-servers';
import { derivePorts } from './ports';
import {
  edgeSpec,
  mailSpec,
  mongodbSpec,
  paymentsSpec,
  rendererSpec,
  usesStripe,
  type StackContext,
} from './process-specs';
import { Stack } from './stack';
import { loadSecrets, stackPaths } from './stack-files';
import { resolveOptions, type StackOptions } from './stack-options';

/** A stack and the way to end it. */
export interface RunningStack {
  stack: Stack;
  stop: () => Promise<void>;
}

/** Brings the whole system up on its own ports and data; on failure nothing is left running. */
export async function startStack(options: StackOptions): Promise<RunningStack> {
  const context = contextFor(options);
  await refuseBusyPorts(context);
  const guardian = new Guardian();
  const stack = new Stack(context, guardian);
  const control = new ControlServer(stack, context.secrets.controlToken);
  const stop = async (): Promise<void> => {
    await stack.stop();
    await control.close();
  };
  try {
    await control.listen(context.ports.control);
    await bringUp(stack, context, guardian);
    return { stack, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function bringUp(stack: Stack, context: StackContext, guardian: Guardian): Promise<void> {
  const { options } = context;
  const { reporter } = options;
  const toolOptions = (note: (detail: string) => void) => ({
    toolsDir: options.toolsDir,
    log: note,
  });

  const [nginx] = await allOrFirstError([
    reporter.step('nginx', async (note) => provideNginx(toolOptions(note))),
    reporter.step('NATS with JetStream', async (note) => {
      const specs = natsSpecs(context, await provideNats(toolOptions(note)));
      await Promise.all(specs.map((spec) => stack.run(spec)));
    }),
    options.mongodbUrl
      ? Promise.resolve()
      : reporter.step('MongoDB', async () => {
          await stack.run(mongodbSpec(context));
        }),
    reporter.step('mail catcher', async () => {
      await stack.run(mailSpec(context));
    }),
    options.build
      ? reporter.step('build of what changed', (note) =>
          buildWorkspaces({
            root: options.root,
            logDir: stackPaths(options.dir).logs,
            guardian,
            keepGoing: options.keepGoing,
            note,
          }),
        )
      : Promise.resolve(),
  ] as const);

  const seed = options.seed ?? true;
  const pictures = seed
    ? reporter.step('demo pictures', () => provideDemoPictures(options, guardian))
    : Promise.resolve();
  const running = startServices(stack, context, nginx);
  await allOrFirstError([
    pictures,
    seed ? running.then(() => loadDemoData(context, guardian)) : running,
  ]);
}

/** What was built: payments, the five services, the edge in front of them and the renderer behind it. */
async function startServices(stack: Stack, context: StackContext, nginx: NginxTool): Promise<void> {
  const { options } = context;
  const { reporter } = options;
  await allOrFirstError([
    usesStripe()
      ? Promise.resolve()
      : reporter.step('local payment server', async () => {
          await stack.run(paymentsSpec(context));
        }),
    ...stack.replicas.map((replica) =>
      reporter.step(`service ${replica.name}`, () => stack.runReplica(replica)),
    ),
    reporter.step('edge and renderer', async (note) => {
      if (!nginx.brotliModule) note('without brotli');
      const configFile = writeEdgeFiles({
        root: options.root,
        dir: options.dir,
        ports: context.ports,
        replicas: options.replicas,
        brotliModule: nginx.brotliModule,
        usesStripe: usesStripe(),
        apiRate: options.apiRate,
        apiBurst: options.apiBurst,
      });
      await stack.run(edgeSpec(context, nginx, configFile));
      await stack.run(rendererSpec(context));
    }),
  ]);
}

/** As `Promise.all`, but waits for the rest before failing, so that nothing is started behind a stop. */
async function allOrFirstError<T extends readonly unknown[]>(
  work: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  const results = await Promise.allSettled(work);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  return results.map((result) => (result as PromiseFulfilledResult<unknown>).value) as {
    -readonly [K in keyof T]: Awaited<T[K]>;
  };
}

function contextFor(given: StackOptions): StackContext {
  const options = resolveOptions(given);
  if (!existsSync(options.root)) throw new Error(`There is no folder ${options.root}.`);
  const ports = derivePorts(options.basePort);
  return {
    options,
    ports,
    secrets: loadSecrets(stackPaths(options.dir).secrets),
    mongodbUrl: options.mongodbUrl ?? `mongodb://127.0.0.1:${ports.mongodb}/?replicaSet=rs0`,
    publicUrl: process.env['PUBLIC_URL'] || `http://localhost:${ports.edge}`,
  };
}

async function refuseBusyPorts({ ports, options }: StackContext): Promise<void> {
  const busy = await occupiedPorts(ports, options.replicas);
  if (busy.length === 0) return;
  const list = busy.map(({ name, port }) => `${port} (${name})`).join(', ');
  throw new Error(
    `These ports are in use: ${list}. Choose another base port, e.g. PORT=${ports.edge + 100} npm start`,
  );
}
