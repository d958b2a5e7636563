import { runSeed } from '@solar/service-kit/bootstrap/run-seed';
import { InventoryModule } from './app.module';
import { inventoryConfig } from './config';
import { loadDemo } from './demo/load-demo';

void runSeed(
  { name: 'inventory', module: InventoryModule, config: inventoryConfig },
  async (app) => {
    const receipts = await loadDemo(app);
    process.stdout.write(`inventory: ${receipts} demo receipts posted\n`);
  },
);
