import type { ShellConfig } from '../remotes/remote-config';
import type { RemoteBuild } from './builds';
import type { ServerConfig } from './server-config';

/** What a render worker starts with. */
export interface WorkerData {
  config: ServerConfig;
  shell: ShellConfig;
  builds: RemoteBuild[];
  /** Folder of the shell's browser build. */
  dist: string;
}

export interface RenderRequest {
  id: number;
  /** Path with its query. */
  address: string;
}

export type RenderAnswer =
  | { id: number; error: string }
  | { id: number; error?: undefined; status: number; redirect?: string; html: string };
