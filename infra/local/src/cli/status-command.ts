import { basePortFrom } from '../stack/ports';
import { resolveOptions } from '../stack/stack-options';
import { runningStack } from './running-stack';

/** `solar.mjs status`: what runs, and where its logs are. */
export async function statusCommand(root: string): Promise<number> {
  const { dir } = resolveOptions({ root, basePort: basePortFrom(process.env) });
  const state = runningStack(dir);
  if (!state) {
    console.log('Not running.');
    return 1;
  }
  console.log(`${state.url}  (since ${state.startedAt}, process ${state.supervisorPid})`);
  for (const [name, process] of Object.entries(state.processes)) {
    const pid = process.pid === null ? '-' : String(process.pid);
    console.log(`  ${name.padEnd(10)} ${process.state.padEnd(10)} ${pid.padEnd(8)} ${process.log}`);
  }
  return 0;
}
