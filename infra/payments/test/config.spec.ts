import { readConfig } from '../src/config';

const env = {
  DATA_DIR: '/var/lib/payments',
  PUBLIC_URL: 'http://localhost:8080',
  WEBHOOK_URL: 'http://127.0.0.1:8082/hook',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
};

test('the server refuses to run in production', () => {
  expect(() => readConfig({ ...env, NODE_ENV: 'production' })).toThrow(/refuses/);
  expect(readConfig(env)).toMatchObject({ HOST: '127.0.0.1' });
});
