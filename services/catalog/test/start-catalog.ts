import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIMITS } from '@solar/contracts/common/limits';
import { createTestService, type TestService } from '@solar/service-kit/testing/test-service';
import { CatalogModule } from '../src/app.module';
import { catalogConfig } from '../src/config';
import { loadDemo } from '../src/demo/load-demo';
import { migrations } from '../src/migrations';

/**
 * The catalogue service with the demo data, on an engine and NATS of its own name. What it sees of other replicas comes by
 * their signals: the next look into the change log is ten minutes away.
 */
export async function startCatalog(
  sameAs?: TestService,
  env: Readonly<Record<string, string>> = {},
): Promise<TestService> {
  const service = await createTestService({
    name: 'catalog',
    module: CatalogModule,
    config: catalogConfig,
    migrations,
    multipart: { maxBytes: LIMITS.mediaBytesMax },
    env: {
      INDEX_CATCH_UP_MS: '600000',
      RATE_LIMIT_FACTOR: '1000',
      MEDIA_DIR: await mediaFolder(),
      ...env,
    },
    ...(sameAs ? { sameAs } : {}),
  });
  if (!sameAs) await loadDemo(service.app);
  return service;
}

/** Files of the media library: a folder of pictures, another one, and a document. */
export const STORED_PICTURES = ['sungrow-sh15t', 'med-roof'] as const;
export const STORED_DOCUMENT = '/api/bucket/uploads/sheet.pdf';

async function mediaFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'media-'));
  const files = [
    ...STORED_PICTURES.map((name) => `products/${name}/main.jpg`),
    STORED_DOCUMENT.replace('/api/bucket/', ''),
  ];
  for (const file of files) {
    await mkdir(join(folder, file, '..'), { recursive: true });
    await writeFile(join(folder, file), file);
  }
  return folder;
}
