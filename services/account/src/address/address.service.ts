import { Injectable } from '@nestjs/common';
import {
  ACCOUNT_LIMITS,
  type Address,
  type AddressInput,
} from '@solar/contracts/account/profile-http';
import { problem } from '@solar/service-kit/errors/problem';
import { newId } from '@solar/service-kit/mongo/new-id';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import type { ClientSession } from 'mongoose';
import { UserRepository } from '../user/user.repository';
import { presentAddress } from './address.presenter';
import { AddressRepository } from './address.repository';

const DEFAULTS = ['defaultShipping', 'defaultBilling'] as const;

/** A customer's address book: at most one default for shipping and one for billing. */
@Injectable()
export class AddressService {
  constructor(
    private readonly addresses: AddressRepository,
    private readonly transactions: Transactions,
    private readonly users: UserRepository,
  ) {}

  async list(userId: string): Promise<{ items: Address[] }> {
    return { items: (await this.addresses.list(userId)).map(presentAddress) };
  }

  async create(userId: string, input: AddressInput): Promise<Address> {
    return this.transactions.run(async (session) => {
      await this.lockBook(userId, session);
      const known = await this.addresses.list(userId, session);
      if (known.length >= ACCOUNT_LIMITS.addresses) {
        throw problem.conflict('account.too_many_addresses', 'The address book is full');
      }
      const first = known.length === 0;
      const id = newId('adr');
      const wanted = first ? { ...input, defaultShipping: true, defaultBilling: true } : input;
      await this.addresses.insert(id, userId, wanted, session);
      await this.moveDefaults(userId, id, wanted, session);
      return { ...wanted, id };
    });
  }

  async replace(userId: string, id: string, input: AddressInput): Promise<Address> {
    return this.transactions.run(async (session) => {
      await this.lockBook(userId, session);
      const found = await this.addresses.replace(id, userId, input, session);
      if (!found) throw problem.notFound('Address');
      await this.moveDefaults(userId, id, input, session);
      return { ...input, id };
    });
  }

  async remove(userId: string, id: string): Promise<void> {
    await this.transactions.run(async (session) => {
      await this.lockBook(userId, session);
      const removed = await this.addresses.remove(id, userId, session);
      if (!removed) throw problem.notFound('Address');
    });
  }

  private async moveDefaults(
    userId: string,
    id: string,
    input: AddressInput,
    session: ClientSession,
  ): Promise<void> {
    for (const field of DEFAULTS) {
      if (input[field]) await this.addresses.clearDefault(userId, field, id, session);
    }
  }

  /** Two changes of one book at the same time conflict on the owner, so that no two defaults remain. */
  private async lockBook(userId: string, session: ClientSession): Promise<void> {
    const found = await this.users.lock(userId, session);
    if (!found) throw problem.notFound('User');
  }
}
