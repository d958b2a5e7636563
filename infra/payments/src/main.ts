import { readConfig } from './config';
import { startPaymentServer } from './payment-server';

async function main(): Promise<void> {
  const server = await startPaymentServer(readConfig(process.env));
  console.log(`Local payment server listening on port ${server.port}`);
  const stop = (): void => {
    void server.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
