import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { SCANNED_DOCUMENTS } from '@solar/contracts/inventory/stock-levels';
import type { Model } from 'mongoose';
import { NUMBER_PREFIX } from '../documents/document-numbers';

type Type = (typeof SCANNED_DOCUMENTS)[number];
type Numbered = { _id: string; number: string };

/** Finds documents by their printed number, whose first letters say which kind it is. */
@Injectable()
export class ScannedDocuments {
  private readonly models: Record<Type, Model<Numbered>>;

  constructor(
    @InjectModel('Receipt') receipt: Model<Numbered>,
    @InjectModel('PurchaseOrder') purchaseOrder: Model<Numbered>,
    @InjectModel('Transfer') transfer: Model<Numbered>,
    @InjectModel('Stocktake') stocktake: Model<Numbered>,
  ) {
    this.models = { receipt, purchaseOrder, transfer, stocktake };
  }

  async find(number: string): Promise<{ type: Type; id: string; number: string } | null> {
    const prefix = number.slice(0, number.indexOf('-'));
    const types = Object.keys(this.models) as Type[];
    const type = types.find((one) => NUMBER_PREFIX[one] === prefix);
    if (!type) return null;
    const doc = await this.models[type].findOne({ number }, { number: 1 }).lean();
    return doc && { type, id: doc._id, number: doc.number };
  }
}
