import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as StartStack from '@solar/infra-local/stack/start-stack';
import type { StackOptions } from '@solar/infra-local/stack/stack-options';

/**
 * Runs the stack of one checkout with that checkout's own tools, in a process of its own: two commits may differ in
 * how a stack is started. Ends with its parent.
 */
async function host(options: StackOptions): Promise<void> {
  const load = createRequire(join(options.root, 'package.json'));
  const { startStack } = load('./infra/local/dist/stack/start-stack.js') as typeof StartStack;
  process.chdir(options.root);
  const { stop } = await startStack(options);
  const end = async (): Promise<void> => {
    await stop();
    process.exit(0);
  };
  process.once('disconnect', () => void end());
  process.send?.('ready');
}

host(JSON.parse(process.argv[2] ?? '{}') as StackOptions).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
