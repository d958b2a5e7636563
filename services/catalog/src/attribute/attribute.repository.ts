import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { AttributeInput } from '@solar/contracts/catalog/admin-http';
import { problem } from '@solar/service-kit/errors/problem';
import { removeVersioned } from '@solar/service-kit/mongo/remove-versioned';
import { updateVersioned } from '@solar/service-kit/mongo/update-versioned';
import { byIds } from '../storage/by-ids';
import { refusingTaken } from '../storage/refusing-taken';
import { ATTRIBUTE, type AttributeDoc } from './attribute.schema';

@Injectable()
export class AttributeRepository {
  constructor(@InjectModel(ATTRIBUTE) private readonly attributes: Model<AttributeDoc>) {}

  records(ids?: readonly string[]): Promise<AttributeDoc[]> {
    return this.attributes.find(byIds(ids)).lean<AttributeDoc[]>().exec();
  }

  find(id: string, session: ClientSession): Promise<AttributeDoc | null> {
    return this.attributes.findById(id).session(session).lean<AttributeDoc>().exec();
  }

  async get(id: string, session: ClientSession): Promise<AttributeDoc> {
    const attribute = await this.find(id, session);
    if (!attribute) throw problem.notFound('Attribute');
    return attribute;
  }

  all(session: ClientSession): Promise<AttributeDoc[]> {
    return this.attributes.find().session(session).lean<AttributeDoc[]>().exec();
  }

  async insert(id: string, input: AttributeInput, session: ClientSession): Promise<void> {
    await refusingTaken('attribute', { code: 'attribute.code_taken' }, () =>
      this.attributes.create([{ _id: id, ...input }], { session }),
    );
  }

  async update(
    seen: { _id: string; version: number },
    input: AttributeInput,
    session: ClientSession,
  ): Promise<void> {
    await refusingTaken('attribute', { code: 'attribute.code_taken' }, () =>
      updateVersioned(this.attributes, seen, { $set: input }, session),
    );
  }

  remove(seen: { _id: string; version: number }, session: ClientSession): Promise<void> {
    return removeVersioned(this.attributes, seen, session);
  }
}
