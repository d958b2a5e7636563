/**
 * What is no addition between two versions of a JSON Schema.
 *
 * @typedef {{ [keyword: string]: unknown }} Schema
 * @typedef {'taken' | 'read' | 'shown'} Use Who holds the schema against a document: `taken` the owner of a request or command, which
 *   refuses what it does not know; `read` another slice of a message, which refuses what does not fit; `shown` a browser, which
 *   checks nothing but needs what it reads.
 * @typedef {{ field: string, what: string }} Change
 */

/** Bounds and the direction in which a higher figure lets more through. */
const BOUNDS = /** @type {const} */ ({
  minLength: -1,
  minItems: -1,
  minimum: -1,
  exclusiveMinimum: -1,
  maxLength: 1,
  maxItems: 1,
  maximum: 1,
  exclusiveMaximum: 1,
});
const EXACT = ['pattern', 'format', 'const'];
const ALTERNATIVES = ['anyOf', 'oneOf', 'allOf'];

/** The changes that break someone; an empty list means additions only.
 * @param {Schema} before @param {Schema} after @param {Use} use @param {string} [field] @returns {Change[]} */
export function breakingChanges(before, after, use, field = '') {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (JSON.stringify(before['type']) !== JSON.stringify(after['type'])) {
    return [{ field, what: `the type ${kindOf(before)} became ${kindOf(after)}` }];
  }
  return [
    ...alternativeChanges(before, after, use, field),
    ...enumChanges(before, after, use, field),
    ...exactChanges(before, after, use, field),
    ...boundChanges(before, after, use, field),
    ...propertyChanges(before, after, use, field),
    ...nestedChanges(before, after, use, field),
  ];
}

/** @param {Schema} before @param {Schema} after @param {Use} use @param {string} field @returns {Change[]} */
function propertyChanges(before, after, use, field) {
  const [old, now] = [schemasIn(before, 'properties'), schemasIn(after, 'properties')];
  const [wasRequired, isRequired] = [namesIn(before, 'required'), namesIn(after, 'required')];
  const changes = Object.entries(old).flatMap(([name, schema]) => {
    const at = field ? `${field}.${name}` : name;
    const next = now[name];
    if (!next) return [{ field: at, what: 'the field was removed' }];
    const own = breakingChanges(schema, next, use, at);
    if (isRequired.has(name) && !wasRequired.has(name)) {
      own.push({ field: at, what: 'the optional field became required' });
    } else if (wasRequired.has(name) && !isRequired.has(name) && use !== 'taken') {
      own.push({ field: at, what: 'the required field became optional' });
    }
    return own;
  });
  const added = Object.keys(now).filter((name) => !(name in old) && isRequired.has(name));
  return [
    ...changes,
    ...added.map((name) => ({
      field: field ? `${field}.${name}` : name,
      what: 'a required field was added',
    })),
    ...closedChanges(before, after, field),
  ];
}

/** @param {Schema} before @param {Schema} after @param {string} field @returns {Change[]} */
function closedChanges(before, after, field) {
  const closed =
    after['additionalProperties'] === false && before['additionalProperties'] !== false;
  return closed ? [{ field, what: 'unknown fields are refused now' }] : [];
}

/** Values of maps and entries of lists.
 * @param {Schema} before @param {Schema} after @param {Use} use @param {string} field @returns {Change[]} */
function nestedChanges(before, after, use, field) {
  return ['items', 'additionalProperties', 'propertyNames'].flatMap((keyword) => {
    const [old, now] = [before[keyword], after[keyword]];
    const at = `${field}${keyword === 'items' ? '[]' : keyword === 'propertyNames' ? '{key}' : '{}'}`;
    return isSchema(old) && isSchema(now) ? breakingChanges(old, now, use, at) : [];
  });
}

/** @param {Schema} before @param {Schema} after @param {Use} use @param {string} field @returns {Change[]} */
function enumChanges(before, after, use, field) {
  const [old, now] = [valuesIn(before, 'enum'), valuesIn(after, 'enum')];
  if (!old && !now) return [];
  if (!old) return use === 'shown' ? [] : [{ field, what: 'only some values are allowed now' }];
  if (!now) return use === 'taken' ? [] : [{ field, what: 'any value is possible now' }];
  const gone = old.filter((value) => !now.includes(value));
  const added = now.filter((value) => !old.includes(value));
  return [
    ...gone.map((value) => ({ field, what: `the value ${value} was removed` })),
    ...(use === 'read' ? added : []).map((value) => ({
      field,
      what: `the value ${value} was added, which a reader of the released version refuses`,
    })),
  ];
}

/** @param {Schema} before @param {Schema} after @param {Use} use @param {string} field @returns {Change[]} */
function exactChanges(before, after, use, field) {
  if (use === 'shown') return constChanges(before, after, field);
  return EXACT.flatMap((keyword) => {
    const [old, now] = [before[keyword], after[keyword]];
    if (old === now || (now === undefined && use === 'taken')) return [];
    return [{ field, what: `${keyword} ${String(old ?? 'none')} became ${String(now ?? 'none')}` }];
  });
}

/** @param {Schema} before @param {Schema} after @param {string} field @returns {Change[]} */
function constChanges(before, after, field) {
  const [old, now] = [before['const'], after['const']];
  return old === now ? [] : [{ field, what: `the value ${String(old)} became ${String(now)}` }];
}

/** @param {Schema} before @param {Schema} after @param {Use} use @param {string} field @returns {Change[]} */
function boundChanges(before, after, use, field) {
  if (use === 'shown') return [];
  return Object.entries(BOUNDS).flatMap(([keyword, direction]) => {
    const open = direction * Number.POSITIVE_INFINITY;
    const old = direction * Number(before[keyword] ?? open);
    const now = direction * Number(after[keyword] ?? open);
    if (now === old || (now > old && use === 'taken')) return [];
    const verdict = now < old ? 'narrower' : 'wider than a reader of the released version accepts';
    return [
      {
        field,
        what: `${keyword} ${before[keyword] ?? 'none'} became ${after[keyword] ?? 'none'}: ${verdict}`,
      },
    ];
  });
}

/** Branches are paired when they are equal, then by the constant that distinguishes them, then in their order.
 * @param {Schema} before @param {Schema} after @param {Use} use @param {string} field @returns {Change[]} */
function alternativeChanges(before, after, use, field) {
  return ALTERNATIVES.flatMap((keyword) => {
    const old = branchesOf(before, keyword);
    const rest = branchesOf(after, keyword);
    /** @type {Schema[]} */
    const unmatched = [];
    for (const branch of old) if (!take(rest, textOf(branch), textOf)) unmatched.push(branch);
    const pairs = unmatched.map((branch) => ({
      branch,
      next: markOf(branch) === '' ? rest.shift() : take(rest, markOf(branch), markOf),
    }));
    return [
      ...pairs.flatMap(({ branch, next }) =>
        next
          ? breakingChanges(branch, next, use, field)
          : [{ field, what: `the alternative ${nameOf(branch)} was removed` }],
      ),
      ...(use === 'taken' ? [] : rest).map((branch) => ({
        field,
        what: `the alternative ${nameOf(branch)} was added, which a reader of the released version does not know`,
      })),
    ];
  });
}

/** @param {Schema[]} list @param {string} wanted @param {(schema: Schema) => string} key */
function take(list, wanted, key) {
  const index = list.findIndex((schema) => key(schema) === wanted);
  return index < 0 ? undefined : list.splice(index, 1)[0];
}

/** The constants among the properties of a branch.
 * @param {Schema} branch */
function markOf(branch) {
  return Object.entries(schemasIn(branch, 'properties'))
    .filter(([, schema]) => 'const' in schema)
    .map(([name, schema]) => `${name}=${String(schema['const'])}`)
    .join(' ');
}

/** @param {Schema} branch */
function nameOf(branch) {
  return markOf(branch) || kindOf(branch);
}

/** @param {Schema} schema */
function textOf(schema) {
  return JSON.stringify(schema);
}

/** @param {Schema} schema */
function kindOf(schema) {
  const type = schema['type'];
  if (type === undefined) return ALTERNATIVES.some((name) => name in schema) ? 'choice' : 'any';
  return String(type);
}

/** @param {Schema} schema @param {string} keyword @returns {Schema[]} */
function branchesOf(schema, keyword) {
  const value = schema[keyword];
  return Array.isArray(value) ? value.filter(isSchema) : [];
}

/** @param {Schema} schema @param {string} keyword @returns {Record<string, Schema>} */
function schemasIn(schema, keyword) {
  const value = schema[keyword];
  return isSchema(value) ? /** @type {Record<string, Schema>} */ (value) : {};
}

/** @param {Schema} schema @param {string} keyword */
function namesIn(schema, keyword) {
  return new Set(valuesIn(schema, keyword) ?? []);
}

/** @param {Schema} schema @param {string} keyword @returns {string[] | undefined} */
function valuesIn(schema, keyword) {
  const value = schema[keyword];
  return Array.isArray(value) ? value.map(String) : undefined;
}

/** @param {unknown} value @returns {value is Schema} */
function isSchema(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
