import { createInterface } from 'node:readline';
import { signalGroup } from './process-group';
import { pollUntil } from './wait';

const GRACE_MS = 8_000;
const groups = new Set<number>();

createInterface({ input: process.stdin })
  .on('line', (line) => {
    const group = Number(line.slice(1));
    if (line.startsWith('+')) groups.add(group);
    else groups.delete(group);
  })
  .on('close', () => void endAll());

/** The terminal's Ctrl-C goes to the parent, which decides what to stop; its end is the sign to act. */
process.on('SIGINT', () => {});

async function endAll(): Promise<void> {
  for (const group of groups) signalGroup(group, 'SIGTERM');
  await pollUntil(() => [...groups].every((group) => !signalGroup(group, 0)), GRACE_MS);
  for (const group of groups) signalGroup(group, 'SIGKILL');
}
