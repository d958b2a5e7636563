import { LIMITS } from '@solar/contracts/common/limits';
import type { ServiceOptions } from '@solar/service-kit/bootstrap/service-options';
import { InventoryModule } from './app.module';
import { inventoryConfig } from './config';
import { migrations } from './migrations';

/** The inventory service, as its process, its seed and its tests start it. */
export const inventoryService: ServiceOptions = {
  name: 'inventory',
  module: InventoryModule,
  config: inventoryConfig,
  multipart: { maxBytes: LIMITS.mediaBytesMax },
  migrations,
};
