import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { breakingChanges } from './schema-changes.mjs';

const SCHEMAS = 'packages/contracts/schemas';
const RELEASED = 'packages/contracts/released';
const ACCEPTED = `${RELEASED}/accepted-breaks.json`;

/**
 * @typedef {import('./schema-changes.mjs').Schema} Schema
 * @typedef {import('./schema-changes.mjs').Use} Use
 * @typedef {{ request: Schema, reply: Schema }} Read
 * @typedef {{ schemas: Record<string, Schema>, messages: Record<string, Schema>, reads: Record<string, Read>,
 *   lastValues?: Record<string, Schema> }} SliceContracts
 * @typedef {Record<string, SliceContracts>} Contracts all slices by name
 * @typedef {{ slice: string, contract: string, field: string, what: string }} Break
 * @typedef {{ contract: string, field: string, why: string }} AcceptedBreak
 */

/** The contracts as they are now.
 * @param {string} root @returns {Contracts} */
export function presentContracts(root) {
  return readFolder(path.join(root, SCHEMAS));
}

/** The contracts of the last release, with its version.
 * @param {string} root @returns {{ version: string, contracts: Contracts }} */
export function lastRelease(root) {
  const version = releasedVersions(root).at(-1);
  if (!version) throw new Error(`${RELEASED} holds no release.`);
  return { version, contracts: readFolder(path.join(root, RELEASED, version)) };
}

/** All released versions, oldest first.
 * @param {string} root */
export function releasedVersions(root) {
  return readdirSync(path.join(root, RELEASED), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}

/** Keeps the present contracts as those of a version. A release is never written twice with another content.
 * @param {string} root @param {string} version @returns {boolean} whether it was new */
export function keepRelease(root, version) {
  const folder = path.join(root, RELEASED, version);
  const present = presentContracts(root);
  if (existsSync(folder)) {
    if (JSON.stringify(readFolder(folder)) === JSON.stringify(present)) return false;
    throw new Error(`Version ${version} of the contracts is released already with other schemas.`);
  }
  mkdirSync(folder, { recursive: true });
  for (const [slice, contracts] of Object.entries(present)) {
    writeFileSync(path.join(folder, `${slice}.json`), onePerLine(contracts));
  }
  writeFileSync(path.join(root, ACCEPTED), '[]\n');
  return true;
}

/** Breaks that were agreed with the consumers until the next release; each says why.
 * @param {string} root @returns {AcceptedBreak[]} */
export function acceptedBreaks(root) {
  return JSON.parse(readFileSync(path.join(root, ACCEPTED), 'utf8'));
}

/** What a consumer of the released contracts, or of the present ones, can't live with.
 * @param {Contracts} released @param {Contracts} present @returns {Break[]} */
export function contractBreaks(released, present) {
  return Object.entries(released).flatMap(([slice, contracts]) => {
    const now = entriesOf(present[slice]);
    return [...entriesOf(contracts)].flatMap(([contract, { schema, use }]) => {
      const next = now.get(contract);
      if (!next) return [{ slice, contract, field: '', what: 'the contract was removed' }];
      return breakingChanges(schema, next.schema, use).map((change) => ({
        slice,
        contract,
        ...change,
      }));
    });
  });
}

/** Leaves out what was agreed.
 * @param {readonly Break[]} breaks @param {readonly AcceptedBreak[]} accepted */
export function withoutAccepted(breaks, accepted) {
  return breaks.filter(
    ({ contract, field }) =>
      !accepted.some((one) => one.contract === contract && one.field === field && one.why !== ''),
  );
}

/** @param {SliceContracts | undefined} contracts @returns {Map<string, { schema: Schema, use: Use }>} */
function entriesOf(contracts) {
  /** @type {Map<string, { schema: Schema, use: Use }>} */
  const entries = new Map();
  if (!contracts) return entries;
  for (const [name, schema] of Object.entries(contracts.schemas)) {
    entries.set(name, { schema, use: isTaken(schema) ? 'taken' : 'shown' });
  }
  for (const [subject, schema] of Object.entries(contracts.messages)) {
    entries.set(subject, { schema, use: subject.startsWith('cmd.') ? 'taken' : 'read' });
  }
  for (const [bucket, schema] of Object.entries(contracts.lastValues ?? {})) {
    entries.set(bucket, { schema, use: 'read' });
  }
  for (const [subject, { request, reply }] of Object.entries(contracts.reads)) {
    entries.set(`${subject} request`, { schema: request, use: 'taken' });
    entries.set(`${subject} reply`, { schema: reply, use: 'read' });
  }
  return entries;
}

/** Commands refuse unknown fields, answers do not say that they have none.
 * @param {Schema} schema */
function isTaken(schema) {
  return schema['additionalProperties'] === false;
}

/** @param {string} folder @returns {Contracts} */
function readFolder(folder) {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    files
      .sort()
      .map((name) => [
        path.basename(name, '.json'),
        JSON.parse(readFileSync(path.join(folder, name), 'utf8')),
      ]),
  );
}

/** Small, and still readable as a difference: a contract is a line.
 * @param {SliceContracts} contracts */
function onePerLine(contracts) {
  const parts = Object.entries(contracts).map(([kind, entries]) => {
    const lines = Object.entries(entries).map(
      ([name, schema]) => `${JSON.stringify(name)}:${JSON.stringify(schema)}`,
    );
    return `${JSON.stringify(kind)}:{\n${lines.join(',\n')}\n}`;
  });
  return `{${parts.join(',\n')}}\n`;
}
