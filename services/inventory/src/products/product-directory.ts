import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ProductRef } from '@solar/contracts/inventory/fields';
import { problem } from '@solar/service-kit/errors/problem';
import type { Model } from 'mongoose';
import type { ProductStockDoc } from '../stock/product-stock.schema';

type Named = Pick<ProductStockDoc, '_id' | 'sku' | 'name' | 'brand' | 'serialCapture'>;

const NAMES = { sku: 1, name: 1, brand: 1, serialCapture: 1 } as const;

/** A product by the names that the catalogue gave it. */
export function productRefOf(doc: Named): ProductRef {
  const { _id: productId, sku, name, brand, serialCapture = 'none' } = doc;
  return { productId, sku, name, brand, ...(serialCapture !== 'none' && { serialCapture }) };
}

/** Looks products up by their ids, for documents that name them. */
@Injectable()
export class ProductDirectory {
  constructor(@InjectModel('ProductStock') private readonly products: Model<ProductStockDoc>) {}

  /** Names of products; one that is not known (yet) has its id for a SKU. */
  async refs(ids: readonly string[]): Promise<(id: string) => ProductRef> {
    const docs = await this.products.find({ _id: { $in: [...new Set(ids)] } }, NAMES).lean();
    const refs = new Map(docs.map((doc) => [doc._id, productRefOf(doc)]));
    return (id) => refs.get(id) ?? { productId: id, sku: id, name: id, brand: '' };
  }

  /** Products with the digits of their barcodes, by id; one that is not known has no entry. */
  async withBarcodes(
    ids: readonly string[],
  ): Promise<Map<string, ProductRef & { barcode: string | null }>> {
    const docs = await this.products
      .find({ _id: { $in: ids }, deleted: false }, { ...NAMES, barcode: 1 })
      .lean();
    return new Map(
      docs.map((doc) => [doc._id, { ...productRefOf(doc), barcode: doc.barcode ?? null }]),
    );
  }

  /** Throws 400 naming the lines whose product does not exist. */
  async requireProducts(ids: readonly string[]): Promise<void> {
    const docs = await this.products
      .find({ _id: { $in: [...new Set(ids)] }, deleted: false }, { _id: 1 })
      .lean();
    const known = new Set(docs.map((doc) => doc._id));
    const errors = ids.flatMap((id, index) =>
      known.has(id)
        ? []
        : [
            {
              path: `lines.${index}.productId`,
              code: 'unknown_product',
              message: 'Unknown product',
            },
          ],
    );
    if (errors.length > 0) throw problem.validation(errors);
  }

  /** The product whose barcode has these digits. An EAN of 13 digits with a leading zero is a UPC of 12, and back. */
  async findByBarcode(code: string): Promise<ProductRef | null> {
    if (!/^\d{8,14}$/.test(code)) return null;
    const codes = [code, `0${code}`, code.replace(/^0/, '')];
    const doc = await this.products.findOne({ barcode: { $in: codes }, deleted: false }).lean();
    return doc ? productRefOf(doc) : null;
  }

  /** Ids of products by their SKUs, as the catalogue writes them. */
  async idsBySku(skus: readonly string[]): Promise<Map<string, string>> {
    const docs = await this.products
      .find({ sku: { $in: skus }, deleted: false }, { sku: 1 })
      .lean<Pick<ProductStockDoc, '_id' | 'sku'>[]>();
    return new Map(docs.map(({ _id, sku }) => [sku, _id]));
  }

  /** The product with this SKU, whatever its case. */
  async findBySku(sku: string): Promise<ProductRef | null> {
    const doc = await this.products
      .findOne({ sku: { $in: [sku, sku.toUpperCase(), sku.toLowerCase()] }, deleted: false })
      .lean();
    return doc ? productRefOf(doc) : null;
  }
}
