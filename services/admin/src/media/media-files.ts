import { createReadStream, type ReadStream } from 'node:fs';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@solar/service-kit/config/config-token';
import { problem } from '@solar/service-kit/errors/problem';
import type { AdminConfig } from '../config';

const TYPES: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
};

/** Files below MEDIA_DIR; a path that leaves it does not exist. */
@Injectable()
export class MediaFiles {
  private readonly root: string;

  constructor(@Inject(CONFIG) config: AdminConfig) {
    this.root = resolve(config.MEDIA_DIR);
  }

  async write(path: string, bytes: Buffer): Promise<void> {
    const file = this.inside(path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes, { flag: 'wx' });
  }

  async remove(path: string): Promise<void> {
    await rm(this.inside(path), { force: true });
  }

  async open(path: string): Promise<{ stream: ReadStream; size: number; contentType: string }> {
    const file = this.inside(path);
    const found = await stat(file).catch(() => null);
    const contentType = TYPES[path.split('.').pop()?.toLowerCase() ?? ''];
    if (!found?.isFile() || !contentType) throw problem.notFound('File');
    return { stream: createReadStream(file), size: found.size, contentType };
  }

  private inside(path: string): string {
    const file = resolve(this.root, path);
    if (path.includes('\0') || !file.startsWith(this.root + sep)) throw problem.notFound('File');
    return file;
  }
}
