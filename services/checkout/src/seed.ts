import { runSeed } from '@solar/service-kit/bootstrap/run-seed';
import { CheckoutModule } from './app.module';
import { checkoutConfig } from './config';
import { DemoOrders } from './demo/demo-orders';
import { migrations } from './migrations';

void runSeed(
  { name: 'checkout', module: CheckoutModule, config: checkoutConfig, migrations },
  (app) => new DemoOrders(app).load(),
);
