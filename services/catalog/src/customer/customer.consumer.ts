import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { groupChanged, userChanged } from '@solar/contracts/account/events';
import type { Envelope } from '@solar/contracts/common/envelope';
import { ConsumeBatch } from '@solar/service-kit/messaging/handlers';
import { searchTermsOf } from '@solar/service-kit/mongo/search-terms';
import { CatalogueWriter } from '../index/catalogue-writer';
import { CustomerRepository } from './customer.repository';

type User = z.infer<typeof userChanged.data>;
type Group = z.infer<typeof groupChanged.data>;

/** Follows customers and groups of the account slice. */
@Controller()
export class CustomerConsumer {
  constructor(
    private readonly customers: CustomerRepository,
    private readonly writer: CatalogueWriter,
  ) {}

  @ConsumeBatch(userChanged, { durable: 'customers' })
  async projectUsers(batch: readonly Envelope<User>[]): Promise<void> {
    await this.customers.projectCustomers(
      batch.map(({ version, data }) => ({ id: data.userId, version, fields: customerOf(data) })),
    );
  }

  @ConsumeBatch(groupChanged, { durable: 'groups' })
  async projectGroups(batch: readonly Envelope<Group>[]): Promise<void> {
    await this.customers.projectGroups(
      batch.map(({ version, data: { groupId, name, discountBasisPoints, deleted } }) => ({
        id: groupId,
        version,
        fields: { name, discountBasisPoints, deleted },
      })),
    );
    const ids = batch.map(({ data }) => data.groupId);
    await this.writer.announce('group', [...new Set(ids)]);
  }
}

function customerOf({ firstName, lastName, company, email, active, approved, groupId }: User) {
  const name = `${firstName} ${lastName}`.trim();
  const searchTerms = searchTermsOf([name, company, email]);
  return { name, email, searchTerms, active, approved, groupId };
}
