import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { SavedMapping, SavedMappingInput } from '@solar/contracts/catalog/import-http';
import { problem } from '@solar/service-kit/errors/problem';
import { newId } from '@solar/service-kit/mongo/new-id';
import { changedMeanwhile, refusingTaken } from '../storage/conflicts';
import { SAVED_MAPPING, type SavedMappingDoc } from './product-import.schema';

/** Mappings that were kept for the next table of their kind. */
@Injectable()
export class SavedMappingRepository {
  constructor(@InjectModel(SAVED_MAPPING) private readonly mappings: Model<SavedMappingDoc>) {}

  async list(): Promise<SavedMapping[]> {
    const all = await this.mappings.find().sort({ name: 1 }).lean<SavedMappingDoc[]>().exec();
    return all.map(({ _id: id, name, mapping, version }) => ({ id, name, mapping, version }));
  }

  async create(input: SavedMappingInput): Promise<SavedMapping> {
    const id = newId('map');
    await refusingTaken('mapping', { name: 'mapping.name_taken' }, () =>
      this.mappings.create([{ _id: id, ...input }]),
    );
    return { id, ...input, version: 0 };
  }

  async update(id: string, version: number, input: SavedMappingInput): Promise<SavedMapping> {
    let found = 0;
    await refusingTaken('mapping', { name: 'mapping.name_taken' }, async () => {
      const update = { $set: input, $inc: { version: 1 } };
      found = (await this.mappings.updateOne({ _id: id, version }, update)).matchedCount;
    });
    if (found === 0) throw await this.refusal(id);
    return { id, ...input, version: version + 1 };
  }

  async remove(id: string, version: number): Promise<void> {
    const { deletedCount } = await this.mappings.deleteOne({ _id: id, version });
    if (deletedCount === 0) throw await this.refusal(id);
  }

  private async refusal(id: string): Promise<Error> {
    return (await this.mappings.exists({ _id: id }))
      ? changedMeanwhile()
      : problem.notFound('Mapping');
  }
}
