import { Injectable } from '@nestjs/common';
import type { Page } from '@solar/contracts/common/pagination';
import { INVENTORY_ID_PREFIX } from '@solar/contracts/inventory/fields';
import type {
  createSupplierSchema,
  Supplier,
  SupplierQuery,
  updateSupplierSchema,
} from '@solar/contracts/inventory/suppliers';
import { problem } from '@solar/service-kit/errors/problem';
import { paged } from '@solar/service-kit/http/paged';
import { isDuplicateKey } from '@solar/service-kit/mongo/duplicate-key';
import { newId } from '@solar/service-kit/mongo/new-id';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import type { z } from 'zod';
import { SupplierRepository } from './supplier.repository';
import type { SupplierDoc } from './supplier.schema';

function present(doc: SupplierDoc): Supplier {
  return {
    id: doc._id,
    code: doc.code,
    name: doc.name,
    contactName: doc.contactName,
    email: doc.email,
    phone: doc.phone,
    website: doc.website,
    address: doc.address,
    city: doc.city,
    country: doc.country,
    notes: doc.notes,
    active: doc.active,
  };
}

/** Who delivers goods. Suppliers are not deleted: receipts name them; an inactive one gets no orders. */
@Injectable()
export class SupplierService {
  constructor(
    private readonly suppliers: SupplierRepository,
    private readonly transactions: Transactions,
  ) {}

  async list(query: SupplierQuery): Promise<Page<Supplier>> {
    const [docs, total] = await this.suppliers.list(query);
    return paged(docs.map(present), total, query);
  }

  async get(id: string): Promise<Supplier> {
    return present(await this.require(id));
  }

  async create(input: z.infer<typeof createSupplierSchema>): Promise<Supplier> {
    const id = newId(INVENTORY_ID_PREFIX.supplier);
    await this.transactions
      .run((session) => this.suppliers.insert({ _id: id, ...input }, session))
      .catch((error: unknown) => {
        if (!isDuplicateKey(error, 'code')) throw error;
        throw problem.conflict('code.taken', 'This code is taken', {
          errors: [{ path: 'code', code: 'code.taken', message: 'This code is taken' }],
        });
      });
    return this.get(id);
  }

  async update(id: string, edit: z.infer<typeof updateSupplierSchema>): Promise<Supplier> {
    const seen = await this.require(id);
    await this.transactions.run((session) => this.suppliers.update(seen, edit, session));
    return this.get(id);
  }

  private async require(id: string): Promise<SupplierDoc> {
    const doc = await this.suppliers.find(id);
    if (!doc) throw problem.notFound('Supplier');
    return doc;
  }
}
