import { startService } from '@solar/service-kit/bootstrap/start-service';
import { CheckoutModule } from './app.module';
import { checkoutConfig } from './config';
import { migrations } from './migrations';

void startService({
  name: 'checkout',
  module: CheckoutModule,
  config: checkoutConfig,
  migrations,
});
