import { resetCommand } from './reset-command';
import { startCommand } from './start-command';
import { statusCommand } from './status-command';
import { testCommand } from './test-command';

type Command = (root: string, args: readonly string[]) => Promise<number>;

const COMMANDS: Record<string, Command> = {
  start: startCommand,
  reset: resetCommand,
  status: statusCommand,
  test: testCommand,
};

/** Runs one command and ends the process with its exit code. */
export async function main(argv: readonly string[], root: string): Promise<void> {
  const [name = '', ...args] = argv;
  const command = COMMANDS[name];
  if (!command) {
    console.error(`Usage: solar.mjs ${Object.keys(COMMANDS).join('|')}`);
    process.exit(2);
  }
  try {
    process.exit(await command(root, args));
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}
