import { Controller, Inject, type Type } from '@nestjs/common';
import type { AuditThing } from '@solar/contracts/common/audit';
import { auditedNamesRead } from '@solar/contracts/common/audited-names';
import { AUDITED } from '@solar/contracts/common/audited-things';
import { SERVICE, type ServiceIdentity } from '../config/config-token';
import { Answer } from '../messaging/handlers';
import { Database } from '../mongo/database';
import { thingLabel, THING_NAMES } from './thing-label';

const SHOWN = Object.fromEntries(THING_NAMES.map((name) => [name, 1]));

/** What the audited things of a service are called now; the trail itself only knows those that somebody has changed. */
export function auditedNamesAnswerOf(service: string): Type {
  @Controller()
  class AuditedNamesAnswer {
    constructor(
      private readonly database: Database,
      @Inject(SERVICE) private readonly identity: ServiceIdentity,
    ) {}

    @Answer(auditedNamesRead(service))
    async read({ ids }: { ids: string[] }): Promise<{ things: AuditThing[] }> {
      const kinds = Object.entries(AUDITED[this.identity.name] ?? {});
      const found = await Promise.all(
        kinds.map(([collection, { type }]) => this.named(collection, type, ids)),
      );
      return { things: found.flat().filter(({ label }) => label !== '') };
    }

    private async named(collection: string, type: string, ids: string[]): Promise<AuditThing[]> {
      const documents = this.database.collection<{ _id: string }>(collection);
      const found = await documents.find({ _id: { $in: ids } }, { projection: SHOWN }).toArray();
      return found.map((one) => ({ type, id: one._id, label: thingLabel(one) }));
    }
  }
  return AuditedNamesAnswer;
}
