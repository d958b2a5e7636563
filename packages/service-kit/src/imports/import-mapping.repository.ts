import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ImportKindName } from '@solar/contracts/common/import-owners';
import type {
  ImportMapping,
  NewImportMapping,
  UpdateImportMapping,
} from '@solar/contracts/common/imports-http';
import type { Model } from 'mongoose';
import { problem } from '../errors/problem';
import { isDuplicateKey } from '../mongo/duplicate-key';
import { newId } from '../mongo/new-id';
import { removeVersioned } from '../mongo/remove-versioned';
import { IMPORT_MAPPING, type ImportMappingDoc } from './import.schema';

/** Mappings that were kept for the next table of their kind. */
@Injectable()
export class ImportMappingRepository {
  constructor(@InjectModel(IMPORT_MAPPING) private readonly mappings: Model<ImportMappingDoc>) {}

  async list(kind: ImportKindName): Promise<ImportMapping[]> {
    const kept = this.mappings.find({ kind }).sort({ name: 1 });
    return (await kept.lean<ImportMappingDoc[]>().exec()).map(viewOf);
  }

  async get(id: string): Promise<ImportMapping> {
    const found = await this.mappings.findById(id).lean<ImportMappingDoc>().exec();
    if (!found) throw problem.notFound('Mapping');
    return viewOf(found);
  }

  async create(input: NewImportMapping): Promise<ImportMapping> {
    const id = newId('map');
    await refusingTaken(() => this.mappings.create([{ _id: id, ...input }]));
    return { id, ...input, version: 0 };
  }

  async update(id: string, { version, ...input }: UpdateImportMapping): Promise<ImportMapping> {
    const update = { $set: input, $inc: { version: 1 } };
    const { matchedCount } = await refusingTaken(() =>
      this.mappings.updateOne({ _id: id, version }, update),
    );
    if (matchedCount === 0) throw problem.changedMeanwhile();
    return this.get(id);
  }

  remove(id: string, version: number): Promise<void> {
    return removeVersioned(this.mappings, { _id: id, version });
  }
}

async function refusingTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isDuplicateKey(error, 'name')) throw error;
    const message = 'Another mapping has this name';
    throw problem.conflict('mapping.name_taken', message, {
      errors: [{ path: 'name', code: 'taken', message }],
    });
  }
}

function viewOf(doc: ImportMappingDoc): ImportMapping {
  const { _id: id, kind, name, mapping, skipRows, version } = doc;
  return { id, kind, name, mapping, skipRows, version };
}
