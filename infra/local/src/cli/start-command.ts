import { parseArgs } from 'node:util';
import { ConsoleReporter, formatDuration } from '../console/step-reporter';
import { basePortFrom } from '../stack/ports';
import { DEMO_PASSWORD, DEMO_SIGN_INS } from '../stack/parts';
import { startStack } from '../stack/start-stack';
import { removeFile, stackPaths, type StackState } from '../stack/stack-files';
import { resolveOptions } from '../stack/stack-options';
import { runningStack } from './running-stack';

const OPTIONS = {
  'no-build': { type: 'boolean' },
  'no-seed': { type: 'boolean' },
  'keep-going': { type: 'boolean' },
} as const;

/** `npm start`: brings everything up and keeps it up until Ctrl-C. */
export async function startCommand(root: string, args: readonly string[]): Promise<number> {
  const { values: flags } = parseArgs({ args: [...args], options: OPTIONS });
  const basePort = basePortFrom(process.env);
  const { dir } = resolveOptions({ root, basePort });
  const running = runningStack(dir);
  if (running) {
    console.log(`This clone runs already at ${running.url} (process ${running.supervisorPid}).`);
    return 0;
  }
  const { state, logs } = stackPaths(dir);
  removeFile(state);
  const stopRequested = interruption();
  console.log(`Starting on port ${basePort}; logs are in ${logs}`);

  const started = startStack({
    root,
    basePort,
    build: !flags['no-build'],
    seed: !flags['no-seed'],
    keepGoing: flags['keep-going'],
    reporter: new ConsoleReporter(),
  });
  const first = await Promise.race([started, stopRequested]);
  if (first === 'stop') {
    // Half a stack: the guardian ends what was started as soon as this process is gone.
    removeFile(state);
    return 130;
  }
  printWelcome(first.stack.state);
  await stopRequested;
  console.log('\nStopping…');
  await first.stop();
  console.log('Stopped. The data stays; `npm run reset` forgets it.');
  return 0;
}

function printWelcome(state: StackState): void {
  const sinceBoot = formatDuration(process.uptime() * 1000);
  const width = Math.max(...DEMO_SIGN_INS.map(({ email }) => email.length));
  const signIns = DEMO_SIGN_INS.map(({ email, is }) => `    ${email.padEnd(width)}  ${is}`);
  console.log(
    [
      '',
      `Ready in ${sinceBoot}:  ${state.url}`,
      '',
      `  Mail that was sent:  ${state.urls.mail}`,
      `  Demo sign-ins, password ${DEMO_PASSWORD}:`,
      ...signIns,
      '',
      'Ctrl-C stops everything.',
    ].join('\n'),
  );
}

/** Settles at the first Ctrl-C or termination; a second one does not wait any longer. */
function interruption(): Promise<'stop'> {
  return new Promise((resolve) => {
    let asked = false;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        if (asked) process.exit(130);
        asked = true;
        resolve('stop');
      });
    }
  });
}
