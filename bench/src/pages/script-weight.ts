import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { REMOTES, frontEndDist } from '@solar/infra-local/stack/parts';
import { firstScriptsOf } from '@solar/infra-local/verify/page-scripts';
import type { ScriptWeight } from '../report/results';

/** The part of a federation manifest that is read here. */
interface RemoteManifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { assets: { js: { sync: string[] } } }[];
}

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
    { name: 'home page, until it answers', gzipBytes: sum(sizes) },
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

function remoteBytes(dist: string): number {
  const text = readFileSync(join(dist, 'mf-manifest.json'), 'utf8');
  const { metaData, exposes } = JSON.parse(text) as RemoteManifest;
  const files = [metaData.remoteEntry.name, ...exposes.flatMap(({ assets }) => assets.js.sync)];
  return sum(files.map((file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
