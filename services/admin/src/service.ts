import { LIMITS } from '@solar/contracts/common/limits';
import type { ServiceOptions } from '@solar/service-kit/bootstrap/service-options';
import { AdminModule } from './app.module';
import { adminConfig } from './config';
import { migrations } from './migrations';

/** The admin service, as its process, its seed and its tests start it. */
export const adminService: ServiceOptions = {
  name: 'admin',
  module: AdminModule,
  config: adminConfig,
  multipart: { maxBytes: LIMITS.mediaBytesMax },
  migrations,
};
