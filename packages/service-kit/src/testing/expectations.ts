/** Fields by their path (`lines[].quantity`), with their kinds (`number|null`); `?` behind them where some tests go without. */
export type Fields = Readonly<Record<string, string>>;

/** What a consumer takes for granted of one address. */
export interface Expectation {
  consumer: string;
  /** `GET /api/checkout/orders/*`; a star stands for an id. */
  request: string;
  sent: Fields;
  answer: Fields;
}

/** The parts of a JSON schema that are compared. */
export interface ApiSchema {
  $ref?: string;
  type?: string | string[];
  nullable?: boolean;
  properties?: Record<string, ApiSchema>;
  required?: string[];
  additionalProperties?: boolean | ApiSchema;
  items?: ApiSchema;
  anyOf?: ApiSchema[];
  oneOf?: ApiSchema[];
  allOf?: ApiSchema[];
}

interface Content {
  content?: Record<string, { schema?: ApiSchema }>;
}
export interface ApiOperation {
  requestBody?: Content;
  responses?: Record<string, Content>;
}

/** The parts of an OpenAPI document that are compared. */
export interface ApiDocument {
  paths: Record<string, Record<string, ApiOperation>>;
  components?: { schemas?: Record<string, ApiSchema> };
}

/**
 * What a service that is as its document says does not give: a field that a consumer reads, or that it wants and a consumer does not
 * send. Addresses of other services are not its own to answer.
 */
export function unmetBy(document: ApiDocument, expectation: Expectation): string[] {
  const operation = operationOf(document, expectation.request);
  if (!operation) return [];
  const { consumer, request, sent, answer } = expectation;
  const schemas = new Schemas(document);
  const body = jsonOf(operation.requestBody);
  const answers = Object.entries(operation.responses ?? {}).filter(([status]) => status < '300');
  const given = answers.flatMap(([, content]) => jsonOf(content) ?? []);
  const said = `${consumer}: ${request}`;
  return [
    ...(body ? schemas.missing(body, sent).map((field) => `${said} does not send ${field}`) : []),
    ...(given.length > 0
      ? schemas.unknown(given, answer).map((field) => `${said} reads ${field}`)
      : []),
  ];
}

function jsonOf(content: Content | undefined): ApiSchema | undefined {
  return content?.content?.['application/json']?.schema;
}

function operationOf(document: ApiDocument, request: string): ApiOperation | undefined {
  const [method = '', address = ''] = request.split(' ');
  const wanted = address.split('/');
  const fits = (template: string) => {
    const parts = template.split('/');
    return (
      parts.length === wanted.length &&
      parts.every((part, index) => part.startsWith('{') || part === wanted[index])
    );
  };
  // An address without parameters goes before one that has some.
  const templates = Object.keys(document.paths).filter(fits).sort(byParameters);
  const methods = templates.map((template) => document.paths[template]?.[method.toLowerCase()]);
  return methods.find((operation) => operation !== undefined);
}

const byParameters = (one: string, other: string) =>
  one.split('{').length - other.split('{').length;

class Schemas {
  constructor(private readonly document: ApiDocument) {}

  /** Fields that none of the schemas has at that place, or not of that kind. */
  unknown(schemas: readonly ApiSchema[], fields: Fields): string[] {
    return Object.entries(fields).flatMap(([field, kinds]) => {
      const found = segmentsOf(field).reduce<ApiSchema[] | 'anything'>(
        (at, segment) => this.step(at, segment),
        schemas.flatMap((schema) => this.flat(schema)),
      );
      if (found === 'anything') return [];
      if (found.length === 0) return [`${field}, which is not there`];
      const kind = kindsOf(kinds).find((one) => !found.some((schema) => allows(schema, one)));
      return kind ? [`${field} as ${kind}, which it is not`] : [];
    });
  }

  /** Required fields that are not always sent; of alternatives one that fits is enough. */
  missing(schema: ApiSchema, fields: Fields, path = ''): string[] {
    const alternatives = this.flat(schema).filter(({ type }) => type !== 'null');
    // Tests send one alternative here and another there, so each of its fields is missing somewhere.
    const isSent = (field: string) =>
      fields[field] !== undefined && (alternatives.length > 1 || !fields[field].endsWith('?'));
    const missed = alternatives.map((one) => [
      ...(one.required ?? []).map((name) => fieldIn(path, name)).filter((field) => !isSent(field)),
      ...Object.entries(one.properties ?? {}).flatMap(([name, property]) =>
        this.missingBelow(property, fields, fieldIn(path, name)),
      ),
    ]);
    return missed.sort((one, other) => one.length - other.length)[0] ?? [];
  }

  /** Only of what is sent: an object that is left out or null has no fields. */
  private missingBelow(schema: ApiSchema, fields: Fields, path: string): string[] {
    const kinds = kindsOf(fields[path] ?? '');
    if (kinds.includes('object')) return this.missing(schema, fields, path);
    const items = this.flat(schema).flatMap(({ items: each }) => each ?? []);
    const hasFields = Object.keys(fields).some((field) => field.startsWith(`${path}[].`));
    return hasFields && items[0] ? this.missing(items[0], fields, `${path}[]`) : [];
  }

  private step(at: ApiSchema[] | 'anything', segment: string): ApiSchema[] | 'anything' {
    if (at === 'anything') return at;
    const next = at.map((schema): ApiSchema | 'anything' | undefined => {
      if (segment === '[]')
        return schema.items ?? (schema.type === 'array' ? 'anything' : undefined);
      const named = schema.properties?.[segment];
      if (named) return named;
      if (typeof schema.additionalProperties === 'object') return schema.additionalProperties;
      return schema.properties === undefined && schema.type !== 'array' && isOpen(schema)
        ? 'anything'
        : undefined;
    });
    if (next.includes('anything')) return 'anything';
    return next.flatMap((schema) =>
      schema === undefined || schema === 'anything' ? [] : this.flat(schema),
    );
  }

  /** The schema with references followed, as the list of its alternatives. */
  private flat(schema: ApiSchema): ApiSchema[] {
    if (schema.$ref) {
      const name = schema.$ref.split('/').pop() ?? '';
      return this.flat(this.document.components?.schemas?.[name] ?? {});
    }
    const { nullable, allOf } = schema;
    const choices = schema.anyOf ?? schema.oneOf;
    if (!choices && !allOf) return [schema];
    const all = choices ? choices.flatMap((one) => this.flat(one)) : [this.joined(allOf ?? [])];
    return nullable ? [...all, { type: 'null' }] : all;
  }

  private joined(parts: readonly ApiSchema[]): ApiSchema {
    const all = parts.flatMap((part) => this.flat(part));
    return {
      type: 'object',
      properties: Object.assign({}, ...all.map(({ properties }) => properties ?? {})) as Record<
        string,
        ApiSchema
      >,
      required: all.flatMap(({ required }) => required ?? []),
    };
  }
}

/** An object of which nothing is said may have any field. */
function isOpen({ type, additionalProperties }: ApiSchema): boolean {
  return (type === undefined || type === 'object') && additionalProperties !== false;
}

const fieldIn = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);

/** `lines[].sku` as `lines`, `[]`, `sku`. */
function segmentsOf(field: string): string[] {
  return field.replaceAll('[]', '.[]').split('.').filter(Boolean);
}

function kindsOf(kinds: string): string[] {
  return kinds.replace('?', '').split('|');
}

function allows(schema: ApiSchema, kind: string): boolean {
  const { type, nullable } = schema;
  if (type === undefined || (kind === 'null' && nullable)) return true;
  const types = Array.isArray(type) ? type : [type];
  return types.includes(kind) || (kind === 'number' && types.includes('integer'));
}
