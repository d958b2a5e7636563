import { SERVICES } from '@solar/infra-local/stack/parts';
import type { Api } from './api';

/** The parts of a JSON schema that the tests read. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  default?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  schema?: Schema;
}

/** An endpoint as its document describes it. */
export interface Operation {
  method: string;
  path: string;
  parameters: Parameter[];
  body: Schema | null;
}

interface Document {
  paths: Record<string, Record<string, RawOperation>>;
  components?: { schemas?: Record<string, Schema> };
}
interface RawOperation {
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
}

const DEPTH_MAX = 12;

/** Every operation of all services, bodies with their references resolved. */
export async function readOperations(api: Api): Promise<Operation[]> {
  const documents = await Promise.all(
    SERVICES.map((name) => api.get<Document>(`/api/${name}/docs-json`)),
  );
  return documents.flatMap(({ body: document }) =>
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, raw]) => ({
        method: method.toUpperCase(),
        path,
        parameters: raw.parameters ?? [],
        body: resolve(raw.requestBody?.content?.['application/json']?.schema ?? null, document),
      })),
    ),
  );
}

function resolve(schema: Schema | null, document: Document, depth = 0): Schema | null {
  if (!schema || depth > DEPTH_MAX) return schema;
  if (schema.$ref) {
    const name = schema.$ref.split('/').pop() ?? '';
    return resolve(document.components?.schemas?.[name] ?? {}, document, depth + 1);
  }
  const deeper = (part: Schema) => resolve(part, document, depth + 1) ?? {};
  return {
    ...schema,
    ...(schema.properties
      ? {
          properties: Object.fromEntries(
            Object.entries(schema.properties).map(([name, part]) => [name, deeper(part)]),
          ),
        }
      : {}),
    ...(schema.items ? { items: deeper(schema.items) } : {}),
    ...(schema.anyOf ? { anyOf: schema.anyOf.map(deeper) } : {}),
    ...(schema.oneOf ? { oneOf: schema.oneOf.map(deeper) } : {}),
    ...(schema.allOf ? { allOf: schema.allOf.map(deeper) } : {}),
  };
}

const TEXT_BY_FORMAT: Readonly<Record<string, string>> = {
  email: 'fuzz@example.com',
  'date-time': '2026-01-01T00:00:00.000Z',
  date: '2026-01-01',
  uri: 'https://example.com/',
  url: 'https://example.com/',
};
const ULID = '01J8Z3V6Q4M5N6P7R8S9T0V1W2';

function sampleText(schema: Schema): string {
  if (schema.format && TEXT_BY_FORMAT[schema.format]) return TEXT_BY_FORMAT[schema.format] ?? '';
  const prefix = /^\^([a-z]+)_\[/.exec(schema.pattern ?? '')?.[1];
  if (prefix) return `${prefix}_${ULID}`;
  if (schema.pattern === '^[A-Z]{3}$') return 'USD';
  if (schema.pattern === '^[A-Z]{2}$') return 'AE';
  return 'abcdefghijkl'.slice(0, Math.max(schema.minLength ?? 3, 3));
}

/** A value that the schema accepts, as far as a schema says. */
export function sampleOf(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.default !== undefined) return schema.default;
  const choice = schema.anyOf?.[0] ?? schema.oneOf?.[0] ?? schema.allOf?.[0];
  if (choice) return sampleOf(choice);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, sampleOf(schema.properties?.[name] ?? {})]),
      );
    case 'array':
      return Array.from({ length: schema.minItems ?? 1 }, () => sampleOf(schema.items ?? {}));
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, (schema.exclusiveMinimum ?? 0) + 1);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return sampleText(schema);
  }
}

/** The path with its parameters filled in. */
export function fillPath(operation: Operation, valueOf: (name: string) => string): string {
  return operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(valueOf(name)),
  );
}
