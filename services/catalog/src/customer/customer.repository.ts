import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { projectNewest, type Projection } from '@solar/service-kit/mongo/project-newest';
import { searchTermsFilter } from '@solar/service-kit/mongo/search-terms';
import type { GroupRecord } from '../index/catalogue-records';
import { byIds } from '../storage/by-ids';
import {
  CUSTOMER,
  CUSTOMER_GROUP,
  type CustomerDoc,
  type CustomerGroupDoc,
} from './customer.schema';

const FOUND_MAX = 20;

@Injectable()
export class CustomerRepository {
  constructor(
    @InjectModel(CUSTOMER) private readonly customers: Model<CustomerDoc>,
    @InjectModel(CUSTOMER_GROUP) private readonly groups: Model<CustomerGroupDoc>,
  ) {}

  /** Keeps the newest state of each customer by its version. */
  projectCustomers(customers: readonly Projection<CustomerDoc>[]): Promise<void> {
    return projectNewest(this.customers, customers);
  }

  projectGroups(groups: readonly Projection<CustomerGroupDoc>[]): Promise<void> {
    return projectNewest(this.groups, groups);
  }

  /** Active customers one of whose words begins like each word of `text`. */
  find(text: string): Promise<CustomerDoc[]> {
    return this.customers
      .find({ active: true, ...searchTermsFilter(text) })
      .sort({ name: 1, _id: 1 })
      .limit(FOUND_MAX)
      .lean<CustomerDoc[]>()
      .exec();
  }

  async named(ids: readonly string[]): Promise<Map<string, CustomerDoc>> {
    const found = await this.customers
      .find({ _id: { $in: [...ids] } })
      .lean<CustomerDoc[]>()
      .exec();
    return new Map(found.map((customer) => [customer._id, customer]));
  }

  groupRecords(ids?: readonly string[]): Promise<GroupRecord[]> {
    return this.groups
      .find({ ...byIds(ids), deleted: false }, { discountBasisPoints: 1 })
      .lean<GroupRecord[]>()
      .exec();
  }

  async allGroups(): Promise<Map<string, CustomerGroupDoc>> {
    const groups = await this.groups
      .find({ deleted: false })
      .sort({ name: 1 })
      .lean<CustomerGroupDoc[]>()
      .exec();
    return new Map(groups.map((group) => [group._id, group]));
  }
}
