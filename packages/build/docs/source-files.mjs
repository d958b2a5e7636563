import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** @typedef {{ file: string, tree: ts.SourceFile }} SourceFile */

/** Parsing takes long, and several pages are made of the same folders.
 * @type {Map<string, SourceFile[]>} */
const parsed = new Map();

/** Sources without tests, as syntax trees, in the order of their names; `file` is relative to `root`.
 * @param {string} root
 * @param {string} folder
 * @returns {SourceFile[]} */
export function sourceFiles(root, folder) {
  const key = path.join(root, folder);
  const files = parsed.get(key) ?? parseFolder(root, folder);
  parsed.set(key, files);
  return files;
}

/** Sources of all services, with the name of each.
 * @param {string} root
 * @returns {({ service: string } & SourceFile)[]} */
export function serviceFiles(root) {
  return readdirSync(path.join(root, 'services'))
    .sort()
    .flatMap((service) =>
      sourceFiles(root, `services/${service}/src`).map((source) => ({ service, ...source })),
    );
}

/** @param {string} root @param {string} folder @returns {SourceFile[]} */
function parseFolder(root, folder) {
  return readdirSync(path.join(root, folder), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.ts') && !/\.(int-)?spec\.ts$|(^|\/)testing\//.test(name))
    .sort()
    .map((name) => {
      const file = `${folder}/${name}`;
      const text = readFileSync(path.join(root, file), 'utf8');
      return { file, tree: ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true) };
    });
}

/** Calls `visit` for every node of a tree, parents first.
 * @param {ts.Node} node
 * @param {(node: ts.Node) => void} visit */
export function walk(node, visit) {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

/** Exported constants of a file by name, with their comment.
 * @param {ts.SourceFile} tree
 * @returns {{ name: string, value: ts.Expression, comment: string, type: string }[]} */
export function exportedConstants(tree) {
  return tree.statements.filter(ts.isVariableStatement).flatMap((statement) =>
    statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
      ? statement.declarationList.declarations.flatMap(({ name, initializer, type }) =>
          initializer && ts.isIdentifier(name)
            ? [
                {
                  name: name.text,
                  value: initializer,
                  comment: commentOf(statement),
                  type: type?.getText() ?? '',
                },
              ]
            : [],
        )
      : [],
  );
}

/** Names that a file imports from modules whose path starts with `prefix`: local name to module and exported name.
 * @param {ts.SourceFile} tree
 * @param {string} prefix
 * @returns {Map<string, { module: string, name: string }>} */
export function importsFrom(tree, prefix) {
  const names = new Map();
  for (const statement of tree.statements.filter(ts.isImportDeclaration)) {
    const module = /** @type {ts.StringLiteral} */ (statement.moduleSpecifier).text;
    const bindings = statement.importClause?.namedBindings;
    if (!module.startsWith(prefix) || !bindings || !ts.isNamedImports(bindings)) continue;
    for (const { name, propertyName } of bindings.elements) {
      names.set(name.text, { module, name: (propertyName ?? name).text });
    }
  }
  return names;
}

/** @param {ts.Node} node */
function commentOf(node) {
  const text = node.getSourceFile().text;
  const ranges = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [];
  const last = ranges.at(-1);
  if (!last) return '';
  return text
    .slice(last.pos, last.end)
    .replace(/^\/\*\*|\*\/$/g, '')
    .replace(/^\s*\* ?/gm, '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .join('\n\n')
    .trim();
}
