import { LIMITS } from '@solar/contracts/common/limits';
import { startService } from '@solar/service-kit/bootstrap/start-service';
import { CatalogModule } from './app.module';
import { catalogConfig } from './config';
import { migrations } from './migrations';

void startService({
  name: 'catalog',
  module: CatalogModule,
  config: catalogConfig,
  multipart: { maxBytes: LIMITS.mediaBytesMax },
  migrations,
});
