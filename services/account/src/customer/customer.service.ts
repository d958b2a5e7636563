import { Inject, Injectable } from '@nestjs/common';
import type {
  Customer,
  CustomerListItem,
  CustomerStatus,
  UpdateCustomer,
  listCustomersQuerySchema,
} from '@solar/contracts/account/people-http';
import type { Page } from '@solar/contracts/common/pagination';
import { CONFIG } from '@solar/service-kit/config/config-token';
import { problem } from '@solar/service-kit/errors/problem';
import { paged, skipOf } from '@solar/service-kit/http/paged';
import { parseSort } from '@solar/service-kit/http/parse-sort';
import { Mailer } from '@solar/service-kit/mail/mailer';
import { searchTermsFilter } from '@solar/service-kit/mongo/search-terms';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import type { QueryFilter } from 'mongoose';
import type { z } from 'zod';
import { AddressRepository } from '../address/address.repository';
import { approvedMail } from '../auth/auth-mails';
import { SessionRepository } from '../auth/session.repository';
import type { AccountConfig } from '../config';
import { GroupRepository } from '../group/group.repository';
import { PEOPLE_SORT_FIELDS } from '../user/people-filters';
import { UserChanges } from '../user/user-changes';
import { derivedKeys } from '../user/user-keys';
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
    private readonly groups: GroupRepository,
    private readonly addresses: AddressRepository,
    private readonly sessions: SessionRepository,
    private readonly transactions: Transactions,
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: AccountConfig,
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
      this.users.list({ filter, sort, skip: skipOf(query), limit: query.pageSize }),
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
    const changed = await this.transactions.run(async (session) => {
      const user = await this.users.findById(id, session);
      if (!user || user.role !== 'user') throw problem.notFound('Customer');
      if (fields.groupId && !(await this.groups.findById(fields.groupId, session))) {
        throw problem.validation([
          { path: 'groupId', code: 'unknown', message: 'There is no such group' },
        ]);
      }
      const movesGroup = fields.groupId !== undefined && fields.groupId !== user.groupId;
      const next = { ...fields, ...derivedKeys({ ...user, ...fields }) };
      return this.changes.change(id, next, session, { filter: CUSTOMER, endsTokens: movesGroup });
    });
    return this.present(changed);
  }

  /** Approves or unapproves; doing it twice changes nothing. Approval is mailed. */
  async setApproved(id: string, approved: boolean): Promise<Customer> {
    const changed = await this.transactions.run(async (session) => {
      const user = await this.users.findById(id, session);
      if (!user || user.role !== 'user') throw problem.notFound('Customer');
      if (user.approved === approved) return user;
      const fields = { approved, approvedAt: approved ? new Date() : null };
      const next = await this.changes.change(id, fields, session, { endsTokens: true });
      if (approved) await this.mailer.enqueue(session, approvedMail(next, this.config.PUBLIC_URL));
      return next;
    });
    return this.present(changed);
  }

  /** Switches a customer off or on; off ends all sessions at once. */
  async setActive(id: string, active: boolean): Promise<Customer> {
    const changed = await this.transactions.run(async (session) => {
      const user = await this.users.findById(id, session);
      if (!user || user.role !== 'user') throw problem.notFound('Customer');
      if (user.active === active) return user;
      if (!active) await this.sessions.revokeAll(id, session);
      return this.changes.change(id, { active }, session, { endsTokens: true });
    });
    return this.present(changed);
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
