import { runSeed } from '@solar/service-kit/bootstrap/run-seed';
import { CatalogModule } from './app.module';
import { catalogConfig } from './config';
import { loadDemo } from './demo/load-demo';
import { migrations } from './migrations';

void runSeed(
  { name: 'catalog', module: CatalogModule, config: catalogConfig, migrations },
  async (app) => {
    const added = await loadDemo(app);
    process.stdout.write(`catalog: ${added} demo documents added\n`);
  },
);
