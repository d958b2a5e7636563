import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../stack/stack-files';
import type { CheckCounts } from './check-result';

/** Per endpoint: kinds of things that it leaves in the audit trail, or why it leaves none. */
type Table = Readonly<Record<string, readonly string[] | string>>;

const TABLE = 'audited-routes.json';

/** What no integration test has shown: an endpoint of a service with a kind of thing that it has to leave in the audit trail. */
export function unseenAuditedRoutes(table: Table, seen: ReadonlySet<string>): string[] {
  return Object.entries(table).flatMap(([route, leaves]) => {
    if (typeof leaves === 'string') return [];
    return leaves.filter((type) => !seen.has(`${route} ${type}`)).map((type) => `${route} ${type}`);
  });
}

/** Endpoints that are said to leave nothing and left something. */
export function wronglyExcused(table: Table, seen: ReadonlySet<string>): string[] {
  const excused = Object.keys(table).filter((route) => typeof table[route] === 'string');
  return [...seen].filter((line) => excused.some((route) => line.startsWith(`${route} `)));
}

/** Holds what the integration tests have noted in a folder to the tables of the services. */
export function checkAuditedRoutes(
  root: string,
  folder: string,
  services: readonly string[],
): CheckCounts {
  const wrong = services.flatMap((service) => {
    const table = readJson<Table>(join(root, 'services', service, TABLE));
    if (!table) return [];
    const seen = seenBy(join(folder, `${service}.txt`));
    return [
      ...unseenAuditedRoutes(table, seen).map((line) => `${service}: no test shows ${line}`),
      ...wronglyExcused(table, seen).map((line) => `${service}: left, against its table, ${line}`),
    ];
  });
  for (const line of wrong) console.log(`  -- audit trail, ${line}`);
  return { passed: wrong.length === 0 ? 1 : 0, failed: wrong.length };
}

function seenBy(file: string): ReadonlySet<string> {
  return new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []);
}
