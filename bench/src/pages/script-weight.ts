import { get } from 'node:http';
import { REMOTES, frontEndDist } from '@solar/infra-local/stack/parts';
import { firstScriptsOf } from '@solar/infra-local/verify/page-scripts';
import { remoteBytes } from '@solar/infra-local/verify/script-weight';
import type { ScriptWeight } from '../report/results';

/** The scripts that the home page asks for until it answers, as the edge sends them, and each remote's first chunk. */
export async function weighScripts(
  root: string,
  origin: string,
  chromium: string,
): Promise<ScriptWeight[]> {
  const scripts = await firstScriptsOf(`${origin}/`, chromium);
  if (scripts.length === 0) throw new Error('The home page asked for no script at all.');
  const sizes = await Promise.all(scripts.map(sentBytes));
  return [
    {
      name: 'home page, until it answers',
      gzipBytes: sizes.reduce((total, bytes) => total + bytes, 0),
    },
    ...REMOTES.map((name) => ({
      name: `remote ${name}, entry and first chunk`,
      gzipBytes: remoteBytes(frontEndDist(root, name)),
    })),
  ];
}

/** Bytes on the wire; `fetch` would unpack them. */
function sentBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = get(url, { headers: { 'accept-encoding': 'gzip' } }, (incoming) => {
      let bytes = 0;
      incoming.on('data', (chunk: Buffer) => (bytes += chunk.length));
      incoming.on('end', () => resolve(bytes));
      incoming.on('error', reject);
    });
    outgoing.on('error', reject);
  });
}
