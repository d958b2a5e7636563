import { runSeed } from '@solar/service-kit/bootstrap/run-seed';
import { CheckoutModule } from './app.module';
import { checkoutConfig } from './config';
import { pastDates } from './demo/demo-history';
import { DemoOrders } from './demo/demo-orders';
import { migrations } from './migrations';

/** Without it the demo is loaded some seconds sooner, which tests want. */
const hasHistory = process.env['DEMO_HISTORY'] !== 'none';

void runSeed(
  { name: 'checkout', module: CheckoutModule, config: checkoutConfig, migrations },
  (app) => new DemoOrders(app).load(hasHistory ? pastDates(new Date()) : []),
);
