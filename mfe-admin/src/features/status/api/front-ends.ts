import { z } from 'zod';

const configSchema = z.object({
  remotes: z.array(z.object({ name: z.string(), entry: z.string() })),
});
const manifestSchema = z.object({
  metaData: z.object({ buildInfo: z.object({ buildVersion: z.string() }).optional() }),
});
const TIMEOUT_MS = 5_000;

/** A front end and the version that is deployed. */
export interface FrontEnd {
  name: string;
  /** False when its files do not answer. */
  up: boolean;
  /** Null when its manifest names none. */
  version: string | null;
}

async function readFile(url: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, {
    cache: 'no-store',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}

/** Every front end that the shell knows, with the version that its manifest names now. */
export async function readFrontEnds(signal: AbortSignal): Promise<FrontEnd[]> {
  const { remotes } = configSchema.parse(await readFile('/config.json', signal));
  return Promise.all(
    remotes.map(async ({ name, entry }) => {
      try {
        const { metaData } = manifestSchema.parse(await readFile(entry, signal));
        return { name, up: true, version: metaData.buildInfo?.buildVersion ?? null };
      } catch {
        signal.throwIfAborted();
        return { name, up: false, version: null };
      }
    }),
  );
}
