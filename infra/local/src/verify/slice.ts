import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FRONT_ENDS, SERVICES, type FrontEndName } from '../stack/parts';

/** What belongs to one team: the part of the checks that `npm test -- --slice <name>` runs. */
export interface Slice {
  name: string;
  /** Folders with sources and tests. */
  folders: string[];
  /** Packages of the folders that are compiled and type-checked. */
  workspaces: string[];
  frontEnd: FrontEndName | null;
  /** Journey files below `e2e/tests`. */
  journeys: string[];
}

/** Which journeys show that a slice works, by its name. */
const JOURNEYS_FILE = 'e2e/slices.json';

/** The slice of that name; an unknown one is an error that names those that there are. */
export function sliceOf(root: string, name: string): Slice {
  const journeys = journeysBySlice(root)[name];
  const known = [...SERVICES, 'shell'];
  if (!known.includes(name) || !journeys) {
    throw new Error(`There is no slice ${name}; there are ${known.join(', ')}.`);
  }
  const isShell = name === 'shell';
  const apps = (isShell ? ['shell'] : [`services/${name}`, `mfe-${name}`]).filter((folder) =>
    existsSync(join(root, folder)),
  );
  const contracts = `packages/contracts/src/${name}`;
  return {
    name,
    folders: [...apps, ...(existsSync(join(root, contracts)) ? [contracts] : [])],
    workspaces: [...apps, 'packages/contracts'],
    frontEnd: FRONT_ENDS.find((frontEnd) => frontEnd === name) ?? null,
    journeys,
  };
}

/** The journeys of each slice, as files below `e2e/tests`; `whole` are those of the whole product. */
export function journeysBySlice(root: string): Record<string, string[]> {
  return JSON.parse(readFileSync(join(root, JOURNEYS_FILE), 'utf8')) as Record<string, string[]>;
}
