import ts from 'typescript';
import { exportedConstants, serviceFiles, sourceFiles, walk } from './source-files.mjs';

/**
 * @typedef {{ name: string, file: string, comment: string, first: string | null, moves: Record<string, string[]> }} StateTable
 */

/** The tables of moves in the contracts, with the state that the owning service names as the first one.
 * @param {string} root
 * @returns {StateTable[]} */
export function stateTables(root) {
  const firsts = firstStates(root);
  return sourceFiles(root, 'packages/contracts/src').flatMap(({ file, tree }) =>
    exportedConstants(tree)
      .filter(({ type }) => type.startsWith('Transitions<'))
      .map(({ name, value, comment }) => ({
        name,
        file,
        comment,
        first: firsts.get(name) ?? null,
        moves: movesOf(value, name),
      })),
  );
}

/** @param {ts.Expression} value @param {string} name */
function movesOf(value, name) {
  if (!ts.isObjectLiteralExpression(value)) throw new Error(`${name} is not written as a table.`);
  return Object.fromEntries(
    value.properties.map((property) => {
      if (
        !ts.isPropertyAssignment(property) ||
        !ts.isArrayLiteralExpression(property.initializer)
      ) {
        throw new Error(`${name}: ${property.getText()} is not a state with a list.`);
      }
      return [textOf(property.name), property.initializer.elements.map(textOf)];
    }),
  );
}

/** From the checks that services make at start: \`assertTransitions('ticket', TICKET_TRANSITIONS, 'new')\`.
 * @param {string} root */
function firstStates(root) {
  /** @type {Map<string, string>} */
  const firsts = new Map();
  for (const { tree } of serviceFiles(root)) {
    walk(tree, (node) => {
      if (!ts.isCallExpression(node) || node.expression.getText() !== 'assertTransitions') return;
      const [, table, first] = node.arguments;
      if (table && first) firsts.set(table.getText(), textOf(first));
    });
  }
  return firsts;
}

/** @param {ts.Node} node */
function textOf(node) {
  return ts.isStringLiteralLike(node) || ts.isIdentifier(node) ? node.text : node.getText();
}

/** The table as a diagram.
 * @param {StateTable} table */
export function stateDiagram({ first, moves }) {
  return [
    '```mermaid',
    'stateDiagram-v2',
    ...(first ? [`  [*] --> ${first}`] : []),
    ...Object.entries(moves).flatMap(([from, to]) =>
      to.length === 0 ? [`  ${from} --> [*]`] : to.map((next) => `  ${from} --> ${next}`),
    ),
    '```',
  ].join('\n');
}

/** All tables on one page.
 * @param {readonly StateTable[]} tables */
export function statesPage(tables) {
  const sections = tables.map((table) =>
    [
      `## ${titleOf(table)}`,
      '',
      `${table.comment} [\`${table.name}\`](../../${table.file})`.trim(),
      '',
      stateDiagram(table),
    ].join('\n'),
  );
  return [
    '# States and the moves between them\n\nMade from the tables of the contracts by `npm run docs:generate`; do not edit. A move that a table does not name is refused with 409.',
    ...sections,
  ]
    .join('\n\n')
    .concat('\n');
}

/** @param {StateTable} table */
function titleOf({ name }) {
  const words = name
    .replace(/_TRANSITIONS$/, '')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
