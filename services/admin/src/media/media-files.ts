import type { ReadStream } from 'node:fs';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@solar/service-kit/config/config-token';
import { problem } from '@solar/service-kit/errors/problem';
import { FileStore } from '@solar/service-kit/files/file-store';
import type { AdminConfig } from '../config';

const TYPES: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  glb: 'model/gltf-binary',
};

/** Files below MEDIA_DIR. */
@Injectable()
export class MediaFiles extends FileStore {
  constructor(@Inject(CONFIG) { MEDIA_DIR }: AdminConfig) {
    super(MEDIA_DIR);
  }

  async open(path: string): Promise<{ stream: ReadStream; size: number; contentType: string }> {
    const contentType = TYPES[path.split('.').pop()?.toLowerCase() ?? ''];
    if (!contentType) throw problem.notFound('File');
    return { ...(await this.read(path)), contentType };
  }
}
