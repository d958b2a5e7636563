import ts from 'typescript';
import {
  exportedConstants,
  importsFrom,
  serviceFiles,
  sourceFiles,
  walk,
} from './source-files.mjs';

const CONTRACTS = 'packages/contracts/src';
const CONTRACTS_SCOPE = '@solar/contracts/';
const KIT = 'packages/service-kit/src';
const MAILER = '@solar/service-kit/mail/mailer';
/** @type {Readonly<Record<string, Kind | undefined>>} */
const DECLARED_BY = {
  defineMessage: 'message',
  defineRpc: 'request',
  defineLastValue: 'last value',
};
const CONSUMING_DECORATORS = ['Consume', 'ConsumeBatch'];
const ANSWERING_DECORATORS = ['Answer'];
/** Calls by which each replica takes in a message as it passes, for what it holds in memory. */
const FOLLOWING_CALLS = ['follow', 'onAnnounced'];

/**
 * @typedef {'message' | 'request' | 'last value'} Kind
 * @typedef {{ durable?: string, batch?: boolean, everyReplica?: boolean }} Receiver
 * @typedef {{ service: string, file: string } & Receiver} Place
 * @typedef {{ id: string, name: string, kind: Kind, toItself?: boolean, subject: string, comment: string, file: string,
 *   sends: Place[], receives: Place[] }} Message
 */

/** The services among these places, each once.
 * @param {readonly { service: string }[]} places */
export function serviceNames(places) {
  return [...new Set(places.map(({ service }) => service))].sort();
}

/** Every contract that travels between services, who sends it and who receives it, as the code says.
 * @param {string} root
 * @returns {Message[]} */
export function messageMap(root) {
  const messages = declaredMessages(root);
  const byId = new Map(messages.map((message) => [message.id, message]));
  for (const { service, file, tree } of serviceFiles(root)) {
    readUses(tree, { service, file }, byId);
  }
  return [...messages, ...mails(root)];
}

/** @param {string} root @returns {Message[]} */
function declaredMessages(root) {
  return sourceFiles(root, CONTRACTS).flatMap(({ file, tree }) =>
    exportedConstants(tree).flatMap(({ name, value, comment }) => {
      const kind = ts.isCallExpression(value) && DECLARED_BY[value.expression.getText()];
      const subject = ts.isCallExpression(value) ? value.arguments[0] : undefined;
      if (!kind || !subject || !ts.isStringLiteralLike(subject)) return [];
      const id = `${file.slice(CONTRACTS.length + 1, -'.ts'.length)}#${name}`;
      return [{ id, name, kind, subject: subject.text, comment, file, sends: [], receives: [] }];
    }),
  );
}

/** Notes each use of a contract in a file of a service.
 * @param {ts.SourceFile} tree
 * @param {{ service: string, file: string }} place
 * @param {Map<string, Message>} messages */
function readUses(tree, place, messages) {
  const imported = importsFrom(tree, CONTRACTS_SCOPE);
  walk(tree, (node) => {
    if (!ts.isIdentifier(node)) return;
    const source = imported.get(node.text);
    const message =
      source && messages.get(`${source.module.slice(CONTRACTS_SCOPE.length)}#${source.name}`);
    if (message) noteUse(node, place, message);
  });
}

/** @param {ts.Identifier} node @param {Place} place @param {Message} message */
function noteUse(node, place, message) {
  const receiver = receiverOf(node);
  if (receiver) message.receives.push({ ...place, ...receiver });
  else if (isHandedOn(node)) message.sends.push(place);
}

/** A contract that is only listened to or checked has its subject or schema read; one that is sent is handed on whole.
 * @param {ts.Identifier} node */
function isHandedOn({ parent }) {
  return (
    ts.isCallExpression(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    ts.isConditionalExpression(parent) ||
    ts.isShorthandPropertyAssignment(parent) ||
    ts.isPropertyAssignment(parent)
  );
}

/** How a contract is received where it stands, or null where it is sent.
 * @param {ts.Node} node
 * @returns {Receiver | null} */
function receiverOf(node) {
  const call = node.parent;
  if (!ts.isCallExpression(call)) return null;
  if (ts.isDecorator(call.parent)) {
    const decorator = call.expression.getText();
    if (ANSWERING_DECORATORS.includes(decorator)) return {};
    if (!CONSUMING_DECORATORS.includes(decorator)) return null;
    return { durable: durableOf(call.arguments[1]), batch: decorator === 'ConsumeBatch' };
  }
  const called = ts.isPropertyAccessExpression(call.expression)
    ? call.expression.name.text
    : call.expression.getText();
  return FOLLOWING_CALLS.includes(called) ? { everyReplica: true } : null;
}

/** @param {ts.Expression | undefined} options */
function durableOf(options) {
  if (!options || !ts.isObjectLiteralExpression(options)) return undefined;
  const property = options.properties
    .filter(ts.isPropertyAssignment)
    .find(({ name }) => name.getText() === 'durable');
  return property && ts.isStringLiteralLike(property.initializer)
    ? property.initializer.text
    : property?.initializer.getText();
}

/** The kit's queue of mails: each service that has a mailer sends to itself.
 * @param {string} root
 * @returns {Message[]} */
function mails(root) {
  const kit = sourceFiles(root, KIT);
  const declaration = kit.flatMap(({ file, tree }) => perServiceSubjects(tree, file)).at(0);
  if (!declaration) return [];
  /** @type {string | undefined} */
  let durable;
  for (const { tree } of kit) {
    walk(tree, (node) => {
      if (!ts.isDecorator(node) || !ts.isCallExpression(node.expression)) return;
      const [contract, options] = node.expression.arguments;
      if (contract?.getText().startsWith(`${declaration.name}(`)) durable = durableOf(options);
    });
  }
  const places = serviceFiles(root)
    .filter(({ tree }) => importsFrom(tree, MAILER).size > 0)
    .map(({ service, file }) => ({ service, file }));
  return [
    {
      ...declaration,
      id: declaration.name,
      kind: 'message',
      toItself: true,
      comment: 'Sends one mail; a service sends to itself, after its commit.',
      sends: places,
      receives: serviceNames(places).map((service) => ({
        service,
        file: declaration.file,
        durable,
      })),
    },
  ];
}

/** @param {ts.SourceFile} tree @param {string} file */
function perServiceSubjects(tree, file) {
  /** @type {{ name: string, subject: string, file: string }[]} */
  const found = [];
  for (const statement of tree.statements.filter(ts.isFunctionDeclaration)) {
    walk(statement, (node) => {
      if (!ts.isCallExpression(node) || node.expression.getText() !== 'defineMessage') return;
      const subject = node.arguments[0]?.getText().replaceAll('`', '').replaceAll('${', '<');
      found.push({
        name: statement.name?.text ?? '',
        subject: (subject ?? '').replaceAll('}', '>'),
        file,
      });
    });
  }
  return found;
}
