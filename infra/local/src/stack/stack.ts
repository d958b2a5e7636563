import type { FrontEndName } from './parts';
import { linkFrontEnd, writeUpstreams } from '../edge/edge-files';
import type { Guardian } from '../process/guardian';
import { ManagedProcess, type ProcessSpec } from '../process/managed-process';
import { natsUrlOf } from './nats-servers';
import { localhost, serviceSpec, type StackContext } from './process-specs';
import { replicasOf, type Replica } from './replicas';
import { removeFile, stackPaths, writeJson, type StackState } from './stack-files';

/** A running stack: its processes by name, and what may be done to them. */
export class Stack {
  private readonly processes = new Map<string, ManagedProcess>();
  private readonly startedAt = new Date().toISOString();
  private stopping: Promise<void> | null = null;
  private wanted: readonly Replica[];

  constructor(
    private readonly context: StackContext,
    private readonly guardian: Guardian,
  ) {
    this.wanted = replicasOf(context.ports, context.options.replicas ?? 1);
  }

  /** Processes of the services that are to run. */
  get replicas(): readonly Replica[] {
    return this.wanted;
  }

  get url(): string {
    return this.context.publicUrl;
  }

  get state(): StackState {
    const { ports, secrets, mongodbUrl } = this.context;
    const processes = [...this.processes.values()].map((process) => [
      process.name,
      { pid: process.pid, state: process.state, log: process.spec.logFile },
    ]);
    return {
      version: 1,
      supervisorPid: process.pid,
      startedAt: this.startedAt,
      url: this.url,
      ports,
      urls: {
        mail: localhost(ports.mailWeb),
        payments: localhost(ports.payments),
        mongodb: mongodbUrl,
        nats: natsUrlOf(ports, this.context.options.natsServers ?? 1),
        control: localhost(ports.control),
      },
      secrets,
      replicas: [...this.wanted],
      processes: Object.fromEntries(processes) as StackState['processes'],
    };
  }

  /** Starts a process as a part of the stack. */
  async run(spec: ProcessSpec): Promise<ManagedProcess> {
    const { reporter } = this.context.options;
    const process = new ManagedProcess(spec, this.guardian, (changed) => {
      if (changed.state === 'restarting') {
        reporter.notice(`${changed.name} died and is started again; its log: ${spec.logFile}`);
      }
      this.saveState();
    });
    this.processes.set(spec.name, process);
    await process.start();
    return process;
  }

  async runReplica(replica: Replica): Promise<void> {
    const known = this.processes.get(replica.name);
    if (known) await known.start();
    else await this.run(serviceSpec(this.context, replica));
  }

  /** Runs so many processes of every service; the edge asks new ones once they are ready, and old ones no more before they stop. */
  async scale(count: number): Promise<void> {
    const { ports, options } = this.context;
    const wanted = replicasOf(ports, count);
    const leaving = this.wanted.filter(({ name }) => wanted.every((kept) => kept.name !== name));
    await Promise.all(wanted.map((replica) => this.runReplica(replica)));
    this.wanted = wanted;
    writeUpstreams({ root: options.root, dir: options.dir, ports, replicas: count });
    this.process('edge').signal('SIGHUP');
    await Promise.all(leaving.map(({ name }) => this.process(name).stop()));
    for (const { name } of leaving) this.processes.delete(name);
    this.saveState();
  }

  /** Starts a service's process anew with further variables; the next such call does not remember them. */
  async restartWith(name: string, env: Readonly<Record<string, string>>): Promise<void> {
    const replica = this.wanted.find((one) => one.name === name);
    if (!replica) throw new Error(`${name} is no process of a service.`);
    await this.process(name).stop();
    const spec = serviceSpec(this.context, replica);
    await this.run({ ...spec, env: { ...spec.env, ...env } });
  }

  process(name: string): ManagedProcess {
    const process = this.processes.get(name);
    if (process) return process;
    throw new Error(`No process '${name}'; there are ${[...this.processes.keys()].join(', ')}.`);
  }

  /** Serves a front end from another folder, at once and under the running edge. */
  swapFrontEnd(name: FrontEndName, dist: string): void {
    linkFrontEnd(this.context.options.dir, name, dist);
  }

  /** Ends everything in the reverse order of its start, so that nothing loses what it still needs. */
  stop(): Promise<void> {
    this.stopping ??= this.stopAll();
    return this.stopping;
  }

  private async stopAll(): Promise<void> {
    for (const group of STOP_ORDER) {
      const members = [...this.processes.values()].filter(({ name }) => group(name));
      await Promise.all(members.map((member) => member.stop()));
    }
    this.guardian.dismiss();
    removeFile(stackPaths(this.context.options.dir).state);
  }

  private saveState(): void {
    if (!this.stopping) writeJson(stackPaths(this.context.options.dir).state, this.state);
  }
}

const isMessaging = (name: string): boolean => /^nats(?:-\d+)?$/.test(name);
const isInfrastructure = (name: string): boolean =>
  ['payments', 'mail', 'mongodb'].includes(name) || isMessaging(name);
const STOP_ORDER: readonly ((name: string) => boolean)[] = [
  (name) => name === 'edge',
  (name) => name !== 'edge' && !isInfrastructure(name),
  (name) => name === 'payments' || name === 'mail',
  (name) => isMessaging(name) || name === 'mongodb',
];
