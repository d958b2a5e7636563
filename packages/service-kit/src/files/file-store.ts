import { randomUUID } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import { problem } from '../errors/problem';

/** Files below one folder; a path that leaves it does not exist. */
export class FileStore {
  private readonly root: string;

  constructor(directory: string) {
    this.root = resolve(directory);
  }

  /** Writes a new file. Rejects when there is one already. */
  async write(path: string, bytes: Buffer): Promise<void> {
    const file = this.inside(path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes, { flag: 'wx' });
  }

  /** Writes a file in the place of whatever there is; readers see the old one or the new one, never half of it. */
  async replace(path: string, bytes: Buffer): Promise<void> {
    const file = this.inside(path);
    await mkdir(dirname(file), { recursive: true });
    const unfinished = `${file}.${randomUUID()}`;
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
  }

  /** The bytes of a file. Throws 404 when there is none. */
  async bytes(path: string): Promise<Buffer> {
    const found = await readFile(this.inside(path)).catch(() => null);
    if (!found) throw problem.notFound('File');
    return found;
  }

  /** Whether there is such a file. */
  async has(path: string): Promise<boolean> {
    const found = await stat(this.inside(path)).catch(() => null);
    return found?.isFile() ?? false;
  }

  /** Removes a file, if there is one. */
  async remove(path: string): Promise<void> {
    await rm(this.inside(path), { force: true });
  }

  /** A file to be sent. Throws 404 when there is none. */
  async read(path: string): Promise<{ stream: ReadStream; size: number }> {
    const file = this.inside(path);
    const found = await stat(file).catch(() => null);
    if (!found?.isFile()) throw problem.notFound('File');
    return { stream: createReadStream(file), size: found.size };
  }

  private inside(path: string): string {
    const file = resolve(this.root, path);
    if (path.includes('\0') || !file.startsWith(this.root + sep)) throw problem.notFound('File');
    return file;
  }
}
