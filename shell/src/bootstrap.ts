import { breath } from './breath';

/** Reads the code, runs its modules and starts the page in steps of their own: together they would hold up a slow phone. */
async function bootstrap(): Promise<void> {
  await breath();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await breath();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await breath();
  await start();
}

void bootstrap();
