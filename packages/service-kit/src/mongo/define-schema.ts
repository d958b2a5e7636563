import { Schema, type SchemaDefinition } from 'mongoose';

/**
 * A schema of the house: string `_id` that the service sets, `createdAt`, `updatedAt`, a `version` counted by
 * `updateVersioned`, unknown fields refused, indexes made at boot instead of in the background.
 */
export function defineSchema<T extends { _id: string }>(
  definition: SchemaDefinition<Omit<T, '_id' | 'createdAt' | 'updatedAt' | 'version'>>,
  options: { collection: string },
): Schema<T> {
  const fields = {
    _id: { type: String, required: true },
    version: { type: Number, required: true, default: 0 },
    ...definition,
  };
  return new Schema(fields as SchemaDefinition, {
    collection: options.collection,
    timestamps: true,
    versionKey: false,
    strict: 'throw',
    strictQuery: 'throw',
    autoIndex: false,
    autoCreate: false,
    id: false,
    minimize: false,
  }) as unknown as Schema<T>;
}
