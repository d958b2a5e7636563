import { Injectable } from '@nestjs/common';
import type {
  Customer,
  CustomerListItem,
  CustomerStatus,
  UpdateCustomer,
  listCustomersQuerySchema,
} from '@solar/contracts/account/people-http';
import type { Page } from '@solar/contracts/common/pagination';
import { problem } from '@solar/service-kit/errors/problem';
import { paged } from '@solar/service-kit/http/paged';
import { parseSort } from '@solar/service-kit/http/parse-sort';
import { searchTermsFilter } from '@solar/service-kit/mongo/search-terms';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import type { ClientSession, QueryFilter } from 'mongoose';
import type { z } from 'zod';
import { AddressRepository } from '../address/address.repository';
import { SessionRepository } from '../auth/session.repository';
import { GroupRepository } from '../group/group.repository';
import { Approvals } from '../user/approvals';
import { PEOPLE_SORT_FIELDS } from '../user/people-filters';
import { UserChanges, type Decision } from '../user/user-changes';
import { UserRepository } from '../user/user.repository';
import type { UserDoc } from '../user/user.schema';
import { presentCustomer, presentCustomerRow } from './customer.presenter';

const CUSTOMER: QueryFilter<UserDoc> = { role: 'user' };

const STATUS_FILTERS: Record<CustomerStatus, QueryFilter<UserDoc>> = {
  pending: { active: true, approved: false },
  approved: { active: true, approved: true },
  inactive: { active: false },
};

type ListQuery = z.infer<typeof listCustomersQuerySchema>;

/** What the back office does with customers. */
@Injectable()
export class CustomerService {
  constructor(
    private readonly users: UserRepository,
    private readonly changes: UserChanges,
    private readonly approvals: Approvals,
    private readonly groups: GroupRepository,
    private readonly addresses: AddressRepository,
    private readonly sessions: SessionRepository,
    private readonly transactions: Transactions,
  ) {}

  async list(query: ListQuery): Promise<Page<CustomerListItem>> {
    const filter = {
      ...CUSTOMER,
      ...(query.status === undefined ? {} : STATUS_FILTERS[query.status]),
      ...(query.groupId === undefined ? {} : { groupId: query.groupId }),
      ...searchTermsFilter(query.q),
    };
    const sort = parseSort(query.sort, PEOPLE_SORT_FIELDS);
    const [[users, total], names] = await Promise.all([
      this.users.list({ filter, sort }, query),
      this.groups.names(),
    ]);
    const rows = users.map((user) => presentCustomerRow(user, nameOf(names, user.groupId)));
    return paged(rows, total, query);
  }

  async read(id: string): Promise<Customer> {
    const user = await this.users.findById(id);
    if (!user || user.role !== 'user') throw problem.notFound('Customer');
    return this.present(user);
  }

  async update(id: string, fields: UpdateCustomer): Promise<Customer> {
    if (fields.groupId && !(await this.groups.findById(fields.groupId))) {
      throw problem.validation([
        { path: 'groupId', code: 'unknown', message: 'There is no such group' },
      ]);
    }
    const changed = await this.change(id, ({ groupId }) => ({
      fields,
      endsTokens: fields.groupId !== undefined && fields.groupId !== groupId,
    }));
    return this.present(changed);
  }

  async setApproved(id: string, approved: boolean): Promise<Customer> {
    return this.present(await this.change(id, this.approvals.decision(approved)));
  }

  /** Switches a customer off or on; off ends all sessions at once. */
  async setActive(id: string, active: boolean): Promise<Customer> {
    const changed = await this.transactions.run((session) =>
      this.change(
        id,
        async (user) => {
          if (user.active === active) return null;
          if (!active) await this.sessions.revokeAll(id, session);
          return { fields: { active }, endsTokens: true };
        },
        session,
      ),
    );
    return this.present(changed);
  }

  /** Staff are no customers. */
  private change(id: string, decide: Decision, session?: ClientSession): Promise<UserDoc> {
    const ofCustomer: Decision = (user) => {
      if (user.role !== 'user') throw problem.notFound('Customer');
      return decide(user);
    };
    return this.changes.change(id, ofCustomer, session);
  }

  private async present(user: UserDoc): Promise<Customer> {
    const [names, addresses] = await Promise.all([
      this.groups.names(),
      this.addresses.list(user._id),
    ]);
    return presentCustomer(user, nameOf(names, user.groupId), addresses);
  }
}

function nameOf(names: ReadonlyMap<string, string>, groupId: string | null): string | null {
  return groupId === null ? null : (names.get(groupId) ?? null);
}
