import { Injectable } from '@nestjs/common';
import { INVENTORY_ID_PREFIX } from '@solar/contracts/inventory/fields';
import { createSupplierSchema } from '@solar/contracts/inventory/suppliers';
import type {
  ImportScope,
  PlannedRow,
  RowPlan,
  WrittenKind,
} from '@solar/service-kit/imports/import-kind';
import { newId } from '@solar/service-kit/mongo/new-id';
import type { ClientSession } from 'mongoose';
import { z } from 'zod';
import { SupplierRepository } from '../suppliers/supplier.repository';
import type { SupplierDoc } from '../suppliers/supplier.schema';

const { code, name, contactName, email, phone, website, address, city, country, notes } =
  createSupplierSchema.shape;

/** A cell that the file has not got leaves the supplier's own; one that is empty empties it. */
const rowSchema = z.object({
  code,
  name,
  contactName: contactName.unwrap().optional(),
  email: email.unwrap().optional(),
  phone: phone.unwrap().optional(),
  website: website.unwrap().optional(),
  address: address.unwrap().optional(),
  city: city.unwrap().optional(),
  country: country.unwrap().optional(),
  notes: notes.unwrap().optional(),
});
type SupplierRow = z.infer<typeof rowSchema>;
type Fields = Omit<SupplierRow, 'code'>;
/** What a supplier had before and got; nothing before for a new one. */
type Undo = { id: string; before: Fields | null; after: Fields };

/** Suppliers, known by their codes. */
@Injectable()
export class SupplierImport implements WrittenKind<SupplierRow, Undo> {
  readonly name = 'suppliers';
  readonly batchRows = 100;
  readonly schema = rowSchema;

  constructor(private readonly suppliers: SupplierRepository) {}

  keyOf({ code: key }: SupplierRow): string {
    return key;
  }

  async plan(
    rows: readonly SupplierRow[],
    _scope: ImportScope,
    session?: ClientSession,
  ): Promise<RowPlan[]> {
    const known = await this.known(rows, session);
    return rows.map((row): RowPlan => {
      const found = known.get(row.code);
      if (!found) return { action: 'create' };
      return { action: isSame(found, fieldsOf(row)) ? 'same' : 'update' };
    });
  }

  async apply(
    planned: readonly PlannedRow<SupplierRow>[],
    _scope: ImportScope,
    session: ClientSession,
  ): Promise<Undo[]> {
    const rows = planned.map(({ row }) => row);
    const known = await this.known(rows, session);
    const done: Undo[] = [];
    for (const row of rows) {
      const found = known.get(row.code);
      const after = fieldsOf(row);
      if (found) {
        await this.suppliers.update(found, after, session);
        done.push({ id: found._id, before: partOf(found, after), after });
      } else {
        const id = newId(INVENTORY_ID_PREFIX.supplier);
        await this.suppliers.insert({ _id: id, ...createSupplierSchema.parse(row) }, session);
        done.push({ id, before: null, after });
      }
    }
    return done;
  }

  /** Suppliers are never deleted, as documents may name them: a new one is only switched off. */
  async undo(done: readonly Undo[], _scope: ImportScope, session: ClientSession): Promise<number> {
    const ids = done.map(({ id }) => id);
    const found = new Map(
      (await this.suppliers.findMany(ids, session)).map((one) => [one._id, one]),
    );
    let undone = 0;
    for (const { id, before, after } of done) {
      const supplier = found.get(id);
      if (!supplier?.active || !isSame(supplier, after)) continue;
      await this.suppliers.update(supplier, before ?? { active: false }, session);
      undone += 1;
    }
    return undone;
  }

  private async known(
    rows: readonly SupplierRow[],
    session?: ClientSession,
  ): Promise<Map<string, SupplierDoc>> {
    const codes = rows.map((row) => row.code);
    const found = await this.suppliers.withCodes(codes, session);
    return new Map(found.map((one) => [one.code, one]));
  }
}

/** The fields that the row has a cell for. */
function fieldsOf({ code: _, ...fields }: SupplierRow): Fields {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Fields;
}

function partOf(supplier: SupplierDoc, fields: Fields): Fields {
  const names = Object.keys(fields) as (keyof Fields)[];
  return Object.fromEntries(names.map((one) => [one, supplier[one]])) as Fields;
}

function isSame(supplier: SupplierDoc, fields: Fields): boolean {
  return (Object.keys(fields) as (keyof Fields)[]).every((one) => supplier[one] === fields[one]);
}
