/** Runs named steps and reports them. */
export interface StepReporter {
  step<T>(title: string, work: (note: (detail: string) => void) => Promise<T>): Promise<T>;
  /** Something worth a line that is no step: a restart, a warning. */
  notice(text: string): void;
}

export const silentReporter: StepReporter = {
  step: (_title, work) => work(() => {}),
  notice: () => {},
};

const SECOND = 1000;

export function formatDuration(ms: number): string {
  if (ms < 60 * SECOND) return `${(ms / SECOND).toFixed(1)} s`;
  const seconds = Math.round(ms / SECOND);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** One line when a step begins and one when it ends, so that steps may run side by side and in any terminal. */
export class ConsoleReporter implements StepReporter {
  constructor(private readonly write: (line: string) => void = (line) => console.log(line)) {}

  async step<T>(title: string, work: (note: (detail: string) => void) => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    this.write(`  …  ${title}`);
    const notes: string[] = [];
    try {
      const result = await work((detail) => notes.push(detail));
      const suffix = notes.length > 0 ? ` (${notes.join(', ')})` : '';
      this.write(`  ok ${title}${suffix}  ${formatDuration(performance.now() - startedAt)}`);
      return result;
    } catch (error) {
      this.write(`  !! ${title} failed after ${formatDuration(performance.now() - startedAt)}`);
      throw error;
    }
  }

  notice(text: string): void {
    this.write(`  -- ${text}`);
  }
}
