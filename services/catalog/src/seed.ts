import { runSeed } from '@solar/service-kit/bootstrap/run-seed';
import { CatalogModule } from './app.module';
import { catalogConfig } from './config';
import { loadDemo } from './demo/load-demo';

void runSeed({ name: 'catalog', module: CatalogModule, config: catalogConfig }, async (app) => {
  const added = await loadDemo(app);
  process.stdout.write(`catalog: ${added} demo documents added\n`);
});
