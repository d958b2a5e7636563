import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { removeDocumentDb } from '../mongo/documentdb';
import { basePortFrom } from '../stack/ports';
import { stackPaths } from '../stack/stack-files';
import { resolveOptions } from '../stack/stack-options';
import { runningStack } from './running-stack';

/** `npm run reset`: forgets data and logs; what was built and unpacked stays. */
export async function resetCommand(root: string): Promise<number> {
  const { dir } = resolveOptions({ root, basePort: basePortFrom(process.env) });
  const running = runningStack(dir);
  if (running) {
    console.error(`The stack is running (process ${running.supervisorPid}); stop it first.`);
    return 1;
  }
  const paths = stackPaths(dir);
  await removeDocumentDb(paths.mongodb);
  for (const path of [join(dir, 'data'), paths.edge, paths.logs, paths.state]) {
    rmSync(path, { recursive: true, force: true });
  }
  console.log('Data and logs are forgotten; the next start loads the demo data again.');
  return 0;
}
