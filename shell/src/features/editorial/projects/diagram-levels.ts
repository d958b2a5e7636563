import type { DiagramPart, DiagramSymbol } from '@solar/contracts/admin/content-http';

/** What stands side by side between two buses, and the bus above it. */
export interface DiagramLevel {
  bus: DiagramPart | null;
  branches: DiagramPart[][];
}

const SOURCES: readonly DiagramSymbol[] = ['pv', 'battery', 'generator'];
const ENDS: readonly DiagramSymbol[] = ['load', 'grid', 'battery', 'generator'];

/** The levels of a diagram: above the first bus each source begins a branch, below it each branch ends with what it feeds. */
export function levelsOf(parts: readonly DiagramPart[]): DiagramLevel[] {
  const first: DiagramLevel = { bus: null, branches: [] };
  const levels = [first];
  let level = first;
  let ended = true;
  for (const part of parts) {
    if (part.symbol === 'bus') {
      level = { bus: part, branches: [] };
      levels.push(level);
      ended = true;
      continue;
    }
    const top = level === first;
    const branch = level.branches.at(-1);
    if (ended || !branch || (top && SOURCES.includes(part.symbol))) level.branches.push([part]);
    else branch.push(part);
    ended = !top && ENDS.includes(part.symbol);
  }
  return levels;
}
