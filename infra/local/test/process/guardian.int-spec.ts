import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { isAlive } from '../../src/process/process-group';
import { pollUntil } from '../../src/process/wait';

test('when the parent is killed with -9, what it started ends too', async () => {
  const parent = spawn(process.execPath, [join(__dirname, 'programs/parent.cjs')]);
  const [output] = (await once(parent.stdout, 'data')) as [Buffer];
  const child = Number(output.toString());
  expect(isAlive(child)).toBe(true);
  parent.kill('SIGKILL');
  await once(parent, 'exit');
  expect(await pollUntil(() => !isAlive(child), 9_000)).toBe(true);
}, 20_000);
