import { join } from 'node:path';
import type { Guardian } from '../process/guardian';
import { runToEnd } from '../process/run-command';
import { tailOf } from '../process/log-tail';
import { readJson, removeFile } from '../stack/stack-files';
import { oneCheck, type CheckCounts } from './check-result';
import type { Slice } from './slice';
import { withExitCode } from './test-reports';

const FAILURE_LINES = 60;

/** What the phases of `npm test` share. */
export interface VerifyContext {
  root: string;
  /** Folder for logs and reports of this run. */
  reports: string;
  guardian: Guardian;
  /** The only slice that is checked; everything when absent. */
  slice?: Slice;
}

type Environment = Readonly<Record<string, string>>;

/** Runs a tool that only succeeds or fails; its output is shown when it fails. */
export async function checkCommand(
  { root, reports, guardian }: VerifyContext,
  name: string,
  tool: string,
  args: readonly string[],
  env: Environment = {},
): Promise<CheckCounts> {
  const logFile = join(reports, `${name}.log`);
  const command = tool === 'node' ? process.execPath : join(root, 'node_modules/.bin', tool);
  const code = await runToEnd({ name, command, args, cwd: root, env, logFile }, guardian);
  if (code !== 0) console.log(tailOf(logFile, FAILURE_LINES));
  return oneCheck(code === 0);
}

/** Runs a test runner that leaves a JSON report, null if it left none; its output goes to the terminal. */
export async function runTests<Report>(
  { root, guardian }: VerifyContext,
  runner: {
    name: string;
    tool: string;
    args: readonly string[];
    cwd?: string;
    env: Environment;
    reportFile: string;
    count: (report: Report) => CheckCounts;
  },
): Promise<{ counts: CheckCounts; report: Report | null }> {
  removeFile(runner.reportFile);
  const code = await runToEnd(
    {
      name: runner.name,
      command: join(root, 'node_modules/.bin', runner.tool),
      args: runner.args,
      cwd: runner.cwd ?? root,
      env: runner.env,
    },
    guardian,
  );
  const report = readJson<Report>(runner.reportFile);
  return { counts: withExitCode(report && runner.count(report), code), report };
}
