import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The part of a federation manifest that is read here. */
interface RemoteManifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { assets: { js: { sync: string[] } } }[];
}

/** Bytes after gzip of a built remote's container and the module that it exposes. */
export function remoteBytes(dist: string): number {
  const text = readFileSync(join(dist, 'mf-manifest.json'), 'utf8');
  const { metaData, exposes } = JSON.parse(text) as RemoteManifest;
  const files = [metaData.remoteEntry.name, ...exposes.flatMap(({ assets }) => assets.js.sync)];
  return gzipBytes(files.map((file) => join(dist, file)));
}

/** Bytes of files after gzip, as the build packed them. */
export function gzipBytes(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + gzipSize(file), 0);
}

function gzipSize(file: string): number {
  const packed = `${file}.gz`;
  return existsSync(packed)
    ? statSync(packed).size
    : gzipSync(readFileSync(file), { level: 9 }).length;
}
