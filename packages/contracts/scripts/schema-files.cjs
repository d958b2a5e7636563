const { readdirSync } = require('node:fs');
const { basename, join } = require('node:path');
const { z } = require('zod');

/** @param {unknown} value @returns {value is import('zod').ZodType} */
const isSchema = (value) => value instanceof z.ZodType;
/** @param {unknown} value @returns {value is { subject: string }} */
const hasSubject = (value) => typeof value === 'object' && value !== null && 'subject' in value;

/** @param {unknown} value @returns {value is { bucket: string }} */
const hasBucket = (value) => typeof value === 'object' && value !== null && 'bucket' in value;

/** @param {import('zod').ZodType} schema What a sender may send: defaults are optional, nothing is transformed yet. */
const toJson = (schema) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

/**
 * The JSON Schemas of one slice: every exported schema by its name, every message and read by its subject, every last value by its bucket.
 * @param {string} folder @param {(file: string) => Record<string, unknown>} load
 */
function describeSlice(folder, load) {
  const slice = { schemas: {}, messages: {}, reads: {}, lastValues: {} };
  const files = readdirSync(folder).filter((name) => /\.(js|ts)$/.test(name));
  for (const file of files.sort()) {
    for (const [name, value] of Object.entries(load(join(folder, file)))) {
      if (isSchema(value)) slice.schemas[name] = toJson(value);
      else if (hasSubject(value) && isSchema(value.data)) {
        slice.messages[value.subject] = toJson(value.data);
      } else if (hasBucket(value) && isSchema(value.data)) {
        slice.lastValues[value.bucket] = toJson(value.data);
      } else if (hasSubject(value) && isSchema(value.request)) {
        slice.reads[value.subject] = { request: toJson(value.request), reply: toJson(value.reply) };
      }
    }
  }
  const sorted = (part) =>
    Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  return Object.fromEntries(Object.entries(slice).map(([kind, part]) => [kind, sorted(part)]));
}

/**
 * The text of every schema file, by its name. `root` holds one folder per slice, as sources or compiled.
 * @param {string} root @param {(file: string) => Record<string, unknown>} load
 * @returns {Record<string, string>}
 */
function schemaFiles(root, load) {
  const slices = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return Object.fromEntries(
    slices.map(({ name }) => {
      const text = JSON.stringify(describeSlice(join(root, name), load), null, 2);
      return [`${basename(name)}.json`, `${text}\n`];
    }),
  );
}

module.exports = { schemaFiles };
