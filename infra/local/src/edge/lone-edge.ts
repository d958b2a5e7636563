import type { Guardian } from '../process/guardian';
import { ManagedProcess } from '../process/managed-process';
import { findFreeBasePort } from '../stack/free-ports';
import { derivePorts, type StackPorts } from '../stack/ports';
import { edgeSpec, localhost } from '../stack/process-specs';
import { resolveOptions } from '../stack/stack-options';
import { provideNginx } from '../tools/server-tools';
import { writeEdgeFiles, type EdgeOptions } from './edge-files';

export interface LoneEdgeOptions extends Pick<
  EdgeOptions,
  'root' | 'dir' | 'replicas' | 'apiRate' | 'apiBurst'
> {
  guardian: Guardian;
  /** Where a free range of ports is looked for. */
  firstPort: number;
}

/** An edge without a stack: what is behind its ports is up to who prepared it. */
export interface LoneEdge {
  ports: StackPorts;
  origin: string;
  process: ManagedProcess;
}

/** Writes the configuration of an edge with a folder and ports of its own; its process is still to be started. */
export async function prepareEdge(options: LoneEdgeOptions): Promise<LoneEdge> {
  const { root, dir, guardian, firstPort, replicas, apiRate, apiBurst } = options;
  const ports = derivePorts(await findFreeBasePort(firstPort, replicas));
  const resolved = resolveOptions({ root, dir, basePort: ports.edge });
  const nginx = await provideNginx({ toolsDir: resolved.toolsDir, log: () => {} });
  const configFile = writeEdgeFiles({
    root,
    dir,
    ports,
    replicas,
    brotliModule: nginx.brotliModule,
    usesStripe: false,
    apiRate,
    apiBurst,
  });
  const spec = edgeSpec({ options: resolved, ports }, nginx, configFile);
  return { ports, origin: localhost(ports.edge), process: new ManagedProcess(spec, guardian) };
}
