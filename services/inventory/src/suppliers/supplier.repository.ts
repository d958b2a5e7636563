import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { SupplierQuery, updateSupplierSchema } from '@solar/contracts/inventory/suppliers';
import type { Total } from '@solar/service-kit/http/paged';
import { searchTermsFilter, searchTermsFrom } from '@solar/service-kit/mongo/search-terms';
import { updateVersioned } from '@solar/service-kit/mongo/update-versioned';
import { listPage } from '@solar/service-kit/mongo/list-page';
import type { ClientSession, Model, QueryFilter } from 'mongoose';
import type { z } from 'zod';
import { SEARCH_FIELDS } from '../lists/search-fields';
import type { SupplierDoc } from './supplier.schema';

/** Suppliers in the database. */
@Injectable()
export class SupplierRepository {
  constructor(@InjectModel('Supplier') private readonly suppliers: Model<SupplierDoc>) {}

  async list(query: SupplierQuery): Promise<[SupplierDoc[], Total]> {
    const { q, active } = query;
    const filter: QueryFilter<SupplierDoc> = {
      ...(active === undefined ? {} : { active }),
      ...searchTermsFilter(q),
    };
    return listPage<SupplierDoc>(this.suppliers, { filter, sort: { name: 1, _id: 1 } }, query);
  }

  find(id: string): Promise<SupplierDoc | null> {
    return this.suppliers.findById(id).lean<SupplierDoc>().exec();
  }

  findMany(ids: readonly string[], session?: ClientSession): Promise<SupplierDoc[]> {
    return this.suppliers
      .find({ _id: { $in: ids } })
      .session(session ?? null)
      .lean<SupplierDoc[]>()
      .exec();
  }

  withCodes(codes: readonly string[], session?: ClientSession): Promise<SupplierDoc[]> {
    return this.suppliers
      .find({ code: { $in: codes } })
      .session(session ?? null)
      .lean<SupplierDoc[]>()
      .exec();
  }

  async insert(doc: Omit<SupplierDoc, 'version'>, session: ClientSession): Promise<void> {
    await this.suppliers.create([doc], { session });
  }

  update(
    seen: SupplierDoc,
    edit: z.infer<typeof updateSupplierSchema>,
    session: ClientSession,
  ): Promise<void> {
    const searchTerms = searchTermsFrom({ ...seen, ...edit }, SEARCH_FIELDS.suppliers);
    return updateVersioned(this.suppliers, seen, { $set: { ...edit, searchTerms } }, session);
  }
}
