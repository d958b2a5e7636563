import type { ShellConfig } from '../remotes/remote-config';

/** Settings of the renderer, from its environment. */
export interface ServerConfig {
  host: string;
  port: number;
  /** Address of the site for canonical links and structured data. */
  publicUrl: string;
  /** Where /config.json and the remotes are found inside the network. */
  assetsUrl: string;
  catalogUrl: string;
  adminUrl: string;
}

/** Reads the settings; a missing address fails the start. */
export function readServerConfig(env: NodeJS.ProcessEnv): ServerConfig {
  const needed = (name: string): string => {
    const value = env[name];
    if (!value) throw new Error(`${name} is not set`);
    return value.replace(/\/$/, '');
  };
  return {
    host: env['HOST'] ?? '0.0.0.0',
    port: Number(env['PORT'] ?? 8080),
    publicUrl: needed('PUBLIC_URL'),
    assetsUrl: needed('ASSETS_URL'),
    catalogUrl: needed('CATALOG_URL'),
    adminUrl: needed('ADMIN_URL'),
  };
}

/** Which slices there are, as the browser reads it. */
export async function readShellConfig(assetsUrl: string): Promise<ShellConfig> {
  const response = await fetch(`${assetsUrl}/config.json`, { signal: AbortSignal.timeout(2000) });
  if (!response.ok) throw new Error(`${assetsUrl}/config.json answered ${response.status}`);
  return (await response.json()) as ShellConfig;
}
