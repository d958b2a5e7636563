import type { ContractVersions } from '../../page/contract';

/** A part of the system that can be asked how it is. */
export interface Part {
  kind: 'remote' | 'service';
  name: string;
  url: string;
}

/** How a part is. */
export interface Health {
  up: boolean;
  version?: string;
  /** Version of the slice, where its manifest names it. */
  release?: string;
  /** What a remote was built against. */
  contract?: ContractVersions;
}

// One line, to which the generator of slices adds a name.
// prettier-ignore
const SLICES = ['catalog', 'checkout', 'account', 'admin', 'inventory'] as const;
const TIMEOUT_MS = 5000;

/** Every remote and every service. */
export const PARTS: readonly Part[] = [
  ...SLICES.map((name): Part => ({
    kind: 'remote',
    name,
    url: `/remotes/${name}/mf-manifest.json`,
  })),
  ...SLICES.map((name): Part => ({ kind: 'service', name, url: `/api/${name}/health` })),
];

/** Asks a part; no answer in time, or none that succeeds, counts as down. */
export async function fetchHealth({ url }: Part, signal: AbortSignal): Promise<Health> {
  try {
    const response = await fetch(url, {
      cache: 'no-store',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    if (!response.ok) return { up: false };
    const answer: unknown = await response.json();
    return { up: true, version: versionOf(answer), ...buildOf(answer) };
  } catch (error) {
    signal.throwIfAborted();
    console.warn(`${url} does not answer`, error);
    return { up: false };
  }
}

/** The build that a manifest or a health answer names. */
function versionOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const { version, metaData } = answer as {
    version?: string;
    metaData?: { buildInfo?: { buildVersion?: string }; remoteEntry?: { name?: string } };
  };
  return version ?? metaData?.remoteEntry?.name ?? metaData?.buildInfo?.buildVersion;
}

/** What a remote's manifest says of its build. */
function buildOf(answer: unknown): Pick<Health, 'release' | 'contract'> {
  const { metaData } = (answer ?? {}) as {
    metaData?: { buildInfo?: { buildVersion?: string }; contract?: ContractVersions };
  };
  return { release: metaData?.buildInfo?.buildVersion, contract: metaData?.contract };
}
