import { startService } from '@solar/service-kit/bootstrap/start-service';
import { RETURN_PICTURE_BYTES_MAX } from '@solar/contracts/checkout/returns-http';
import { CheckoutModule } from './app.module';
import { checkoutConfig } from './config';
import { migrations } from './migrations';

void startService({
  name: 'checkout',
  module: CheckoutModule,
  config: checkoutConfig,
  multipart: { maxBytes: RETURN_PICTURE_BYTES_MAX },
  migrations,
});
