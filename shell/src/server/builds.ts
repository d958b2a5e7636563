import type { RemoteEntry } from '../remotes/remote-config';
import type { RemoteManifest } from '../remotes/remote-manifest';

/** The manifest of a server build and of the browser build that was made with it. */
export interface RemoteBuild {
  name: string;
  /** Address under which the browser knows the manifest. */
  entry: string;
  /** Absolute address of the server's container. */
  container: string;
  /** Same for the builds of one run of webpack. */
  id: string;
  browser: BuildManifest;
}

/** The part of a manifest that rendering reads. */
export interface BuildManifest extends RemoteManifest {
  metaData: RemoteManifest['metaData'] & {
    build: string;
    publicPath: string;
    /** Files of every named chunk. */
    chunks: Record<string, string[]>;
    /** What every named chunk takes from the shell, with the files of its own copy; absent in older builds. */
    consumed?: Record<string, Record<string, string[]>>;
  };
}

const TIMEOUT_MS = 2000;

/**
 * The builds of the remotes that take part in rendering, as they are deployed now. One whose server build is missing, or
 * does not belong to its browser build, is left to the browser.
 */
export async function readBuilds(
  remotes: readonly RemoteEntry[],
  origin: string,
): Promise<RemoteBuild[]> {
  const builds = await Promise.all(
    remotes.map((remote) =>
      readBuild(remote, origin).catch((error: unknown) => {
        console.error(`Remote ${remote.name} is left to the browser`, error);
        return undefined;
      }),
    ),
  );
  return builds.filter((build) => build !== undefined);
}

async function readBuild(
  { name, entry, server }: RemoteEntry,
  origin: string,
): Promise<RemoteBuild | undefined> {
  if (!server) return undefined;
  const address = new URL(server, origin).href;
  const [onServer, browser] = await Promise.all([
    readManifest(address),
    readManifest(new URL(entry, origin).href),
  ]);
  if (onServer.metaData.build !== browser.metaData.build) {
    throw new Error('Its builds for server and browser are not of one run');
  }
  const { path, name: file } = onServer.metaData.remoteEntry;
  const container = new URL(path + file, address).href;
  return { name, entry, container, id: browser.metaData.build, browser };
}

async function readManifest(address: string): Promise<BuildManifest> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as BuildManifest;
}
