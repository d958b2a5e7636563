import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { exportedConstants } from './source-files.mjs';

const FILE = 'services/checkout/src/saga/saga-table.ts';

/** @typedef {{ name: string, from: string[], to: string, trigger: string, effect: string }} SagaStep */

/** The steps of the checkout saga, from its table in the service.
 * @param {string} root
 * @returns {SagaStep[]} */
export function sagaSteps(root) {
  const file = path.join(root, FILE);
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const table = exportedConstants(tree).find(({ name }) => name === 'SAGA');
  if (!table) throw new Error(`${FILE} has no table SAGA.`);
  return properties(table.value).map(([name, step]) => {
    const fields = Object.fromEntries(properties(step));
    const texts = (/** @type {string} */ field) => {
      const value = fields[field];
      if (!value) throw new Error(`${FILE}: ${name} has no ${field}.`);
      return ts.isArrayLiteralExpression(value) ? value.elements.map(textOf) : [textOf(value)];
    };
    const one = (/** @type {string} */ field) => texts(field).join('');
    return {
      name,
      from: texts('from'),
      to: one('to'),
      trigger: one('trigger'),
      effect: one('effect'),
    };
  });
}

/** @param {ts.Expression} value @returns {[string, ts.Expression][]} */
function properties(value) {
  const table = unwrapped(value);
  if (!ts.isObjectLiteralExpression(table)) throw new Error(`${FILE}: not a table.`);
  return table.properties
    .filter(ts.isPropertyAssignment)
    .map(({ name, initializer }) => [name.getText(), unwrapped(initializer)]);
}

/** What stands before `as const` and `satisfies`.
 * @param {ts.Expression} value @returns {ts.Expression} */
function unwrapped(value) {
  return ts.isAsExpression(value) || ts.isSatisfiesExpression(value)
    ? unwrapped(value.expression)
    : value;
}

/** @param {ts.Node} node */
function textOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  throw new Error(`${FILE}: ${node.getText()} is not a text.`);
}
