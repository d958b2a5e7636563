import { pollUntil } from '../process/wait';
import type { FrontEndName } from './parts';
import { readJson, stackPaths, type StackState } from './stack-files';

const READY_TIMEOUT_MS = 60_000;

/** Acts on a stack that runs in another process, found by its folder. */
export class StackClient {
  private constructor(private readonly initial: StackState) {}

  static connect(dir: string): StackClient {
    const state = readJson<StackState>(stackPaths(dir).state);
    if (!state) throw new Error(`No stack runs in ${dir}: there is no stack.json.`);
    return new StackClient(state);
  }

  get url(): string {
    return this.initial.url;
  }

  get ports(): StackState['ports'] {
    return this.initial.ports;
  }

  get urls(): StackState['urls'] {
    return this.initial.urls;
  }

  get secrets(): StackState['secrets'] {
    return this.initial.secrets;
  }

  state(): Promise<StackState> {
    return this.call('GET', '/state');
  }

  /** Starts a process that was stopped, and waits until it is ready. */
  start(name: string): Promise<StackState> {
    return this.call('POST', `/processes/${name}/start`);
  }

  /** Stops a process gracefully; it stays down. */
  stop(name: string): Promise<StackState> {
    return this.call('POST', `/processes/${name}/stop`);
  }

  restart(name: string): Promise<StackState> {
    return this.call('POST', `/processes/${name}/restart`);
  }

  /** Starts a process of a service anew with further variables, or without those of the last time. */
  restartWith(name: string, env: Readonly<Record<string, string>>): Promise<StackState> {
    return this.call('POST', `/services/${name}/environment?${new URLSearchParams(env)}`);
  }

  /** `kill -9`; the supervisor brings the process back. */
  kill(name: string): Promise<StackState> {
    return this.call('POST', `/processes/${name}/kill`);
  }

  async whenReady(name: string, timeoutMs = READY_TIMEOUT_MS): Promise<void> {
    const isReady = async (): Promise<boolean> =>
      (await this.state()).processes[name]?.state === 'ready';
    if (await pollUntil(isReady, timeoutMs)) return;
    throw new Error(`${name} was not ready after ${timeoutMs / 1000} s.`);
  }

  /** Runs so many processes of every service; the second one of checkout is called `checkout-2`. */
  scale(replicas: number): Promise<StackState> {
    return this.call('POST', `/replicas/${replicas}`);
  }

  /** Serves a front end from another folder under the running edge. */
  swapFrontEnd(name: FrontEndName, dist: string): Promise<StackState> {
    return this.call('POST', `/front-ends/${name}?${new URLSearchParams({ dist })}`);
  }

  private async call(method: 'GET' | 'POST', path: string): Promise<StackState> {
    const response = await fetch(`${this.urls.control}${path}`, {
      method,
      headers: { authorization: `Bearer ${this.secrets.controlToken}` },
    });
    const body = (await response.json()) as StackState & { error?: string };
    if (!response.ok) throw new Error(`${method} ${path}: ${body.error ?? response.status}`);
    return body;
  }
}
