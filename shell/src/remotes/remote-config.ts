/** A slice's front end as `/config.json` lists it. */
export interface RemoteEntry {
  name: string;
  /** Address of its manifest. */
  entry: string;
  /** Address of the manifest of its server build, if documents are rendered with it. */
  server?: string;
  /** Path prefixes that belong to it. */
  paths: string[];
  /** Whether it brings back-office screens. */
  admin: boolean;
}

export interface ShellConfig {
  /** In production the health page is for administrators. */
  environment?: 'production' | 'demo';
  remotes: RemoteEntry[];
}

const CONFIG_URL = '/config.json';

let config: Promise<ShellConfig> | undefined;

/** Takes the configuration that a document was rendered with, so that nothing is asked for. */
export function takeConfig(rendered: ShellConfig): void {
  config = Promise.resolve(rendered);
}

/**
 * Reads which slices there are and where they live: at start, never at build time, so that a slice is deployed and
 * rolled back without the shell. Without an answer the shell starts with its own pages alone.
 */
export function loadConfig(): Promise<ShellConfig> {
  config ??= fetchConfig();
  return config;
}

async function fetchConfig(): Promise<ShellConfig> {
  try {
    const response = await fetch(CONFIG_URL, { cache: 'no-cache' });
    if (!response.ok) throw new Error(`${CONFIG_URL} answered ${response.status}`);
    return (await response.json()) as ShellConfig;
  } catch (error) {
    console.error('Starting without remotes', error);
    return { remotes: [] };
  }
}

/** The slice that a path, without a language, belongs to. */
export function ownerOf(
  remotes: readonly RemoteEntry[],
  pathname: string,
): RemoteEntry | undefined {
  return remotes.find(({ paths }) =>
    paths.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`)),
  );
}
