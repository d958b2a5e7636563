import { auditRecorded, type AuditEntry } from '@solar/contracts/common/audit';
import { AUDITED, NOT_AUDITED } from '@solar/contracts/common/audited-things';
import { SERVICE, type ServiceIdentity } from '../config/config-token';
import { Database } from '../mongo/database';
import type { TestService } from './test-service';

/** Collections of a service's models that are neither audited nor said to be not, and names in those tables that are no collection. */
export function unclassifiedCollections(service: TestService): string[] {
  const { name } = service.get<ServiceIdentity>(SERVICE);
  const known = Object.keys({ ...AUDITED[name], ...NOT_AUDITED[name] });
  const models = Object.values(service.get(Database).connection.models);
  const stored = models.map(({ collection }) => collection.name);
  return [
    ...stored.filter((collection) => !known.includes(collection)),
    ...known.filter((collection) => !stored.includes(collection)),
  ];
}

/** What was recorded of a thing, oldest first; waits until there is an entry that fits. */
export async function auditOf(
  service: TestService,
  id: string,
  fits: (entry: AuditEntry) => boolean = () => true,
): Promise<AuditEntry[]> {
  return service.waitFor(async () => {
    const published = await service.published(auditRecorded);
    const entries = published.map(({ data }) => data).filter(({ thing }) => thing.id === id);
    return entries.some(fits) && entries;
  });
}
