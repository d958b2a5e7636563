import { runSeed } from '@solar/service-kit/bootstrap/run-seed';
import { loadDemo } from './demo/load-demo';
import { inventoryService } from './service';

void runSeed(inventoryService, async (app) => {
  const receipts = await loadDemo(app);
  process.stdout.write(`inventory: ${receipts} demo receipts posted\n`);
});
