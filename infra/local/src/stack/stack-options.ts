import { join } from 'node:path';
import { silentReporter, type StepReporter } from '../console/step-reporter';
import type { ServiceName } from './parts';

type Environment = Readonly<Record<string, string>>;

export interface StackOptions {
  /** The repository. */
  root: string;
  /** Folder for data, logs and state; `<root>/.local` when absent. Two stacks never share one. */
  dir?: string;
  basePort: number;
  /** Builds what changed before starting; off for tests, which build once for all their stacks. */
  build?: boolean;
  /** Starts although a workspace does not build; its part is then old or missing. */
  keepGoing?: boolean;
  /** Loads the demo data into an empty stack; on by default. */
  seed?: boolean;
  /** Encodes the demo pictures with little care: tests do not look at them closely. */
  quickPictures?: boolean;
  /** Processes of every service behind the edge; one when absent. `Stack.scale` changes it later. */
  replicas?: number;
  /** Servers of the message system: one, or a cluster of three. One when absent. */
  natsServers?: 1 | 3;
  /** Further variables of every service, and of single ones. */
  env?: Environment;
  serviceEnv?: Partial<Record<ServiceName, Environment>>;
  /** Requests a second and burst that the edge lets one address make. */
  apiRate?: number;
  apiBurst?: number;
  /** A MongoDB to use instead of providing one; `MONGODB_URL` of the environment when absent. */
  mongodbUrl?: string;
  reporter?: StepReporter;
}

export interface ResolvedOptions extends StackOptions {
  dir: string;
  toolsDir: string;
  reporter: StepReporter;
  mongodbUrl: string | undefined;
}

export function resolveOptions(options: StackOptions): ResolvedOptions {
  return {
    ...options,
    dir: options.dir ?? join(options.root, '.local'),
    // Unpacked programs are the same for all stacks of a clone.
    toolsDir: join(options.root, '.local', 'tools'),
    reporter: options.reporter ?? silentReporter,
    mongodbUrl: options.mongodbUrl ?? (process.env['MONGODB_URL'] || undefined),
  };
}
