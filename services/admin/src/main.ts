import { LIMITS } from '@solar/contracts/common/limits';
import { startService } from '@solar/service-kit/bootstrap/start-service';
import { AdminModule } from './app.module';
import { adminConfig } from './config';

void startService({
  name: 'admin',
  module: AdminModule,
  config: adminConfig,
  multipart: { maxBytes: LIMITS.mediaBytesMax },
});
