import { spawn, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';

/** Also when this file runs from its source, the companion is the compiled one. */
const COMPANION = resolve(__dirname, '../../dist/process/guardian-main.js');

/**
 * A small companion process that holds the other end of a pipe. When this process ends in any way, `kill -9`
 * included, the pipe closes and the companion ends every process group that is still on its list.
 */
export class Guardian {
  private readonly companion: ChildProcess;

  constructor() {
    this.companion = spawn(process.execPath, [COMPANION], {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    this.companion.unref();
    // A companion that was killed must not take the stack with it.
    this.companion.stdin?.on('error', () => {});
  }

  watch(group: number): void {
    this.companion.stdin?.write(`+${group}\n`);
  }

  release(group: number): void {
    this.companion.stdin?.write(`-${group}\n`);
  }

  /** Ends the companion; call it when nothing is left to watch. */
  dismiss(): void {
    this.companion.stdin?.end();
  }
}
