import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type {
  ShippingMethod,
  ShippingMethodInput,
  TaxRule,
  TaxRuleInput,
} from '@solar/contracts/checkout/settings-http';
import { problem } from '@solar/service-kit/errors/problem';
import { isDuplicateKey } from '@solar/service-kit/mongo/duplicate-key';
import { newId } from '@solar/service-kit/mongo/new-id';
import type { Model } from 'mongoose';
import type { ShippingMethodDoc, ShippingPrices } from './shipping-method.schema';
import { EVERY_COUNTRY, type TaxRuleDoc } from './tax-rule.schema';

const MAX_ROWS = 200;

@Injectable()
export class ShippingRepository {
  constructor(
    @InjectModel('ShippingMethod') private readonly methods: Model<ShippingMethodDoc>,
    @InjectModel('TaxRule') private readonly rules: Model<TaxRuleDoc>,
  ) {}

  async listMethods(): Promise<ShippingMethod[]> {
    const docs = await this.methods.find({}).sort({ position: 1, _id: 1 }).limit(MAX_ROWS).lean();
    return docs.map(toMethod);
  }

  async createMethod(input: ShippingMethodInput, currency: string): Promise<ShippingMethod> {
    const [doc] = await this.methods.create([{ ...input, currency, _id: newId('shm') }]);
    if (!doc) throw new Error('create answered nothing');
    return toMethod(doc.toObject());
  }

  async replaceMethod(id: string, input: ShippingMethodInput): Promise<ShippingMethod> {
    const doc = await this.methods
      .findOneAndUpdate(
        { _id: id },
        { $set: input, $inc: { version: 1 } },
        { returnDocument: 'after' },
      )
      .lean();
    if (!doc) throw problem.notFound('Shipping method');
    return toMethod(doc);
  }

  /** Methods whose prices are in this currency, or in none that was kept. */
  methodsIn(currency: string): Promise<ShippingMethodDoc[]> {
    return this.methods
      .find({ currency: { $in: [currency, null] } })
      .sort({ position: 1, _id: 1 })
      .limit(MAX_ROWS)
      .lean<ShippingMethodDoc[]>()
      .exec();
  }

  /** Sets the prices of a method in another currency, unless somebody has changed it meanwhile. */
  async setPrices(
    { _id, version }: Pick<ShippingMethodDoc, '_id' | 'version'>,
    prices: ShippingPrices & Pick<ShippingMethodDoc, 'currency' | 'converted'>,
  ): Promise<boolean> {
    const update = { $set: prices, $inc: { version: 1 } };
    return (await this.methods.updateOne({ _id, version }, update)).matchedCount > 0;
  }

  async deleteMethod(id: string): Promise<void> {
    const { deletedCount } = await this.methods.deleteOne({ _id: id });
    if (deletedCount === 0) throw problem.notFound('Shipping method');
  }

  async listRules(): Promise<TaxRule[]> {
    const docs = await this.rules.find({}).sort({ country: 1, _id: 1 }).limit(MAX_ROWS).lean();
    return docs.map(toRule);
  }

  createRule(input: TaxRuleInput): Promise<TaxRule> {
    return onePerCountry(async () => {
      const [doc] = await this.rules.create([{ ...toRuleFields(input), _id: newId('txr') }]);
      if (!doc) throw new Error('create answered nothing');
      return toRule(doc.toObject());
    });
  }

  replaceRule(id: string, input: TaxRuleInput): Promise<TaxRule> {
    return onePerCountry(async () => {
      const doc = await this.rules
        .findOneAndUpdate(
          { _id: id },
          { $set: toRuleFields(input), $inc: { version: 1 } },
          { returnDocument: 'after' },
        )
        .lean();
      if (!doc) throw problem.notFound('Tax rule');
      return toRule(doc);
    });
  }

  async deleteRule(id: string): Promise<void> {
    const { deletedCount } = await this.rules.deleteOne({ _id: id });
    if (deletedCount === 0) throw problem.notFound('Tax rule');
  }
}

async function onePerCountry<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isDuplicateKey(error)) throw problem.conflict('tax.duplicate', 'The country has a rule');
    throw error;
  }
}

function toMethod(doc: ShippingMethodDoc): ShippingMethod {
  const { _id, name, description, countries, baseMinor, perKgMinor, freeFromMinor } = doc;
  const { maxWeightGrams, minDays, maxDays, active, position } = doc;
  return {
    ...{ methodId: _id, name, description, countries, baseMinor, perKgMinor, freeFromMinor },
    ...{ maxWeightGrams, minDays, maxDays, active, position },
  };
}

function toRuleFields(
  input: TaxRuleInput,
): Omit<TaxRuleDoc, '_id' | 'version' | 'createdAt' | 'updatedAt'> {
  const { name, country, ...fields } = input;
  return { ...fields, name: name.en, nameFr: name.fr, country: country ?? EVERY_COUNTRY };
}

function toRule(doc: TaxRuleDoc): TaxRule {
  return {
    ruleId: doc._id,
    country: doc.country === EVERY_COUNTRY ? null : doc.country,
    name: { en: doc.name, fr: doc.nameFr ?? '' },
    basisPoints: doc.basisPoints,
    appliesToShipping: doc.appliesToShipping,
    active: doc.active,
  };
}
