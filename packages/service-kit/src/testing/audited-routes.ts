import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { auditRecorded } from '@solar/contracts/common/audit';
import { AUDITED_TYPES } from '@solar/contracts/common/audited-things';
import { listRoutes } from '../auth/declared-routes';
import { SERVICE, type ServiceIdentity } from '../config/config-token';
import type { TestService } from './test-service';

/** What each endpoint that changes something leaves in the audit trail: kinds of things, or the reason why nothing. */
type AuditedRoutes = Readonly<Record<string, readonly string[] | string>>;

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Mistakes of `audited-routes.json` in a service's folder: endpoints that it lacks or has too many, kinds of things that are
 * nowhere recorded.
 */
export async function mistakesOfAuditedRoutes(
  service: TestService,
  folder: string,
): Promise<string[]> {
  const file = await readFile(join(folder, 'audited-routes.json'), 'utf8');
  const table = JSON.parse(file) as AuditedRoutes;
  const declared = listRoutes(service.app)
    .filter(({ method }) => !READS.has(method))
    .map(({ method, path }) => `${method} ${path}`);
  return [
    ...declared.filter((route) => !(route in table)).map((route) => `${route} is not listed`),
    ...Object.keys(table)
      .filter((route) => !declared.includes(route))
      .map((route) => `${route} is no endpoint`),
    ...Object.entries(table).flatMap(([route, leaves]) =>
      typeof leaves === 'string' ? [] : unknownKinds(route, leaves),
    ),
  ];
}

function unknownKinds(route: string, leaves: readonly string[]): string[] {
  if (leaves.length === 0) return [`${route} names neither kinds nor a reason`];
  return leaves
    .filter((type) => !AUDITED_TYPES.has(type))
    .map((type) => `${route} names ${type}, which is no kind of thing`);
}

/**
 * Notes which endpoints left entries of which kinds while a suite ran, for the check after all suites: each endpoint of the table has
 * to be seen leaving what the table says. Without the folder, as in a run of one file, nothing is noted.
 */
export async function noteAuditedRoutes(service: TestService): Promise<void> {
  const folder = process.env['AUDITED_ROUTES_SEEN'];
  if (!folder) return;
  const { name } = service.get<ServiceIdentity>(SERVICE);
  const seen = (await service.published(auditRecorded)).flatMap(({ data }) =>
    data.via === null ? [] : [`${data.via} ${data.thing.type}`],
  );
  if (seen.length === 0) return;
  await mkdir(folder, { recursive: true });
  await appendFile(join(folder, `${name}.txt`), `${[...new Set(seen)].join('\n')}\n`);
}
