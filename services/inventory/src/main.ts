import { startService } from '@solar/service-kit/bootstrap/start-service';
import { InventoryModule } from './app.module';
import { inventoryConfig } from './config';

void startService({ name: 'inventory', module: InventoryModule, config: inventoryConfig });
