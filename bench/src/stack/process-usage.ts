import { readFileSync, readdirSync } from 'node:fs';

/** Ticks a second of the figures in /proc; the same on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;
const BYTES_PER_KB = 1024;

interface ProcessFigures {
  pid: number;
  parent: number;
  cpuMs: number;
}

/** CPU time that the processes and all their children have used so far. */
export function cpuMsOf(roots: readonly number[]): number {
  return treesOf(roots).reduce((total, { cpuMs }) => total + cpuMs, 0);
}

/** Memory of a process with its children; pages that they share are counted once (proportional set size). */
export function memoryOf(root: number): { residentBytes: number; treeBytes: number } {
  return {
    residentBytes: memoryLine(`/proc/${root}/status`, 'VmRSS'),
    treeBytes: treesOf([root]).reduce(
      (total, { pid }) => total + memoryLine(`/proc/${pid}/smaps_rollup`, 'Pss'),
      0,
    ),
  };
}

/** The processes and everything that they have started, parents before children. */
export function pidsUnder(roots: readonly number[]): number[] {
  return treesOf(roots).map(({ pid }) => pid);
}

function treesOf(roots: readonly number[]): ProcessFigures[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => figuresOf(Number(name)));
  const found = new Set(roots);
  // Children may be listed before their parents, so look until nothing is added.
  for (let size = -1; size !== found.size;) {
    size = found.size;
    for (const { pid, parent } of all) if (found.has(parent)) found.add(pid);
  }
  return all.filter(({ pid }) => found.has(pid));
}

/** Empty for a process that ended while it was looked at. */
function figuresOf(pid: number): ProcessFigures[] {
  const text = textOf(`/proc/${pid}/stat`);
  // The name in brackets may hold blanks; the fields behind it do not.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const parent = Number(fields[1]);
  // User and system time of its own and of children that have ended: backends of the database come and go.
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return text ? [{ pid, parent, cpuMs: (ticks / TICKS_PER_SECOND) * 1000 }] : [];
}

function memoryLine(file: string, name: string): number {
  const line = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(textOf(file));
  return Number(line?.[1] ?? 0) * BYTES_PER_KB;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
