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
    env: { INDEX_CATCH_UP_MS: '600000', RATE_LIMIT_FACTOR: '1000', ...env },
    ...(sameAs ? { sameAs } : {}),
  });
  if (!sameAs) await loadDemo(service.app);
  return service;
}
