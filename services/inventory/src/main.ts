import { startService } from '@solar/service-kit/bootstrap/start-service';
import { inventoryService } from './service';

void startService(inventoryService);
