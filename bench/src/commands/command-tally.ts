import { SERVICES, type ServiceName } from '@solar/infra-local/stack/parts';
import type { SentCommand } from './command-proxy';

/** Commands by service and by what they are, such as `update carts`. */
export type Counts = Map<ServiceName, Map<string, number>>;

/** Counts commands between two readings. */
export class CommandTally {
  private counts = emptyCounts();

  add(service: ServiceName, { name, collection }: SentCommand): void {
    const what = `${name} ${collection}`.trim();
    const ofService = this.counts.get(service);
    ofService?.set(what, (ofService.get(what) ?? 0) + 1);
  }

  /** What was counted since the last reading. */
  take(): Counts {
    const { counts } = this;
    this.counts = emptyCounts();
    return counts;
  }
}

export function emptyCounts(): Counts {
  return new Map(SERVICES.map((service) => [service, new Map<string, number>()]));
}

/** Adds `more`, taken `times`, to `counts`. */
export function addCounts(counts: Counts, more: Counts, times = 1): void {
  for (const [service, commands] of more) {
    const ofService = counts.get(service);
    for (const [what, number] of commands) {
      ofService?.set(what, (ofService.get(what) ?? 0) + number * times);
    }
  }
}

export function totalOf(commands: ReadonlyMap<string, number> | undefined): number {
  return [...(commands?.values() ?? [])].reduce((sum, number) => sum + number, 0);
}
