import { createTestService, type TestService } from '@solar/service-kit/testing/test-service';
import { CatalogModule } from '../src/app.module';
import { catalogConfig } from '../src/config';
import { loadDemo } from '../src/demo/load-demo';
import { CatalogueIndex } from '../src/index/catalogue-index';

/** The catalogue service with the demo data, on an engine and NATS of its own name. */
export async function startCatalog(sameAs?: TestService): Promise<TestService> {
  const service = await createTestService({
    name: 'catalog',
    module: CatalogModule,
    config: catalogConfig,
    env: { INDEX_CATCH_UP_MS: '50', RATE_LIMIT_FACTOR: '1000' },
    ...(sameAs ? { sameAs } : {}),
  });
  if (!sameAs) {
    await loadDemo(service.app);
    await service.get(CatalogueIndex).refresh();
  }
  return service;
}
