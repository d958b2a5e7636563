// The one place that may use the library's own.
// eslint-disable-next-line no-restricted-imports
import { createZodDto as createDto } from 'nestjs-zod';

/** Names of nestjs-zod: what Nest asks a class for, and the mark of a property that is written for OpenAPI 3.1 and has to be turned into 3.0. */
const DESCRIBE = '_OPENAPI_METADATA_FACTORY';
const FOR_3_1 = 'x-nestjs_zod-uses-3-point-1-syntax';

type Properties = Record<string, object>;

/**
 * The class of a schema for parameters and answers. As nestjs-zod makes it, except that a value of several types, such as a text that may
 * be null, is described by alternatives: Nest reads a list of types as a list of values, and takes the field for a required one.
 */
export const createZodDto: typeof createDto = (schema, options) => {
  const dto = createDto(schema, options);
  describeByAlternatives(dto);
  const output = Object.getOwnPropertyDescriptor(dto, 'Output')?.get;
  Object.defineProperty(dto, 'Output', {
    configurable: true,
    get(this: unknown) {
      const made = output?.call(this) as object;
      describeByAlternatives(made);
      return made;
    },
  });
  return dto;
};

function describeByAlternatives(dto: object): void {
  const describe = Reflect.get(dto, DESCRIBE) as () => Properties;
  const value = function (this: unknown): Properties {
    const properties = Object.entries(describe.call(this));
    return Object.fromEntries(properties.map(([name, schema]) => [name, property(schema)]));
  };
  Object.defineProperty(dto, DESCRIBE, { configurable: true, value });
}

function property(schema: object): object {
  const changed = withAlternatives(schema) as Record<string, unknown>;
  // Nest wants a type; nestjs-zod takes an empty one away again.
  return { ...changed, type: changed['type'] ?? '', [FOR_3_1]: true };
}

function withAlternatives(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withAlternatives);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, withAlternatives(inner)]);
  const { type, ...rest } = Object.fromEntries(entries) as Record<string, unknown>;
  if (type === undefined) return rest;
  if (!Array.isArray(type)) return { ...rest, type };
  return { ...rest, anyOf: type.map((one: unknown) => ({ type: one })) };
}
