import { parseArgs } from 'node:util';
import { provideMongo } from './provider';

/** `node dist/mongo/main.js --port 27017 --data .local/mongo`: runs a MongoDB until SIGTERM or SIGINT. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '27017' },
      data: { type: 'string', default: '.local/mongo' },
      cache: { type: 'string' },
      host: { type: 'string' },
    },
  });
  const server = await provideMongo({
    port: Number(values.port),
    dataDir: values.data,
    cacheDir: values.cache,
    host: values.host,
    log: (line) => console.error(line),
  });
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  console.log(`READY ${server.engine} ${server.url}`);
}

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

main().catch(fail);
