import { startService } from '@solar/service-kit/bootstrap/start-service';
import { CatalogModule } from './app.module';
import { catalogConfig } from './config';

void startService({ name: 'catalog', module: CatalogModule, config: catalogConfig });
