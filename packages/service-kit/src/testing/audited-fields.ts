import { AUDITED_FIELDS } from '@solar/contracts/common/audited-fields';
import { AUDITED } from '@solar/contracts/common/audited-things';
import type { Schema } from 'mongoose';
import { AuditRules } from '../audit/audit-rules';
import { SERVICE, type ServiceIdentity } from '../config/config-token';
import { Database } from '../mongo/database';
import type { TestService } from './test-service';

/** Names of recorded fields in a service's schemas, at whatever depth, that `AUDITED_FIELDS` has not. */
export function unlistedAuditFields(service: TestService): string[] {
  const { name } = service.get<ServiceIdentity>(SERVICE);
  const models = Object.values(service.get(Database).connection.models);
  const names = models.flatMap(({ collection, schema }) => {
    const thing = AUDITED[name]?.[collection.name];
    if (thing === undefined) return [];
    const rules = new AuditRules(thing);
    return pathsOf(schema)
      .map((path) => path.split('.'))
      .filter(([root = '']) => !rules.ignores(root))
      .flat();
  });
  const listed: ReadonlySet<string> = new Set(AUDITED_FIELDS);
  return [...new Set(names)].filter((one) => !listed.has(one)).sort();
}

/** Dotted paths of a schema with those of its parts; keys of maps are no names. */
function pathsOf(schema: Schema): string[] {
  return Object.entries(schema.paths).flatMap(([path, type]) => {
    const inner = type.schema === undefined ? [] : pathsOf(type.schema);
    const own = path.replace(/\.\$\*.*$/, '');
    return [own, ...inner.filter((one) => one !== '_id').map((one) => `${own}.${one}`)];
  });
}
