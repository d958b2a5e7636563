import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { messageMap, serviceNames } from '../docs/message-map.mjs';

const CONTRACTS = 'packages/contracts/src';
const IMPORT = /import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'@solar\/contracts\/([^']+)'/g;
const INFERRED = /export type (\w+) = z\.(?:infer|input|output)<\s*typeof (\w+)\s*>/g;

/**
 * Who uses a contract, found in the code: services and front ends by the name of an HTTP schema (or of the type that follows from it),
 * receivers and senders by a subject.
 * @param {string} root
 * @returns {(contract: string, owner: string) => string[]} */
export function contractConsumers(root) {
  const messages = new Map(messageMap(root).map((message) => [message.subject, message]));
  const imports = importedNames(root);
  return (contract, owner) => {
    const message = messages.get(contract.replace(/ (?:request|reply)$/, ''));
    if (message) {
      const others = contract.startsWith('cmd.') || contract.endsWith(' request');
      const places = message.kind === 'request' || others ? message.sends : message.receives;
      return serviceNames(places).map((service) => `services/${service}`);
    }
    const users = [...(imports.get(contract) ?? [])].sort();
    const foreign = users.filter((user) => user !== `services/${owner}`);
    return foreign.length > 0 ? foreign : users;
  };
}

/** Apps by the schema that they import.
 * @param {string} root @returns {Map<string, Set<string>>} */
function importedNames(root) {
  const schemas = schemasOfTypes(root);
  /** @type {Map<string, Set<string>>} */
  const users = new Map();
  for (const app of appFolders(root)) {
    for (const text of sourcesIn(path.join(root, app, 'src'))) {
      for (const [, names = ''] of text.matchAll(IMPORT)) {
        for (const name of names.split(',')) {
          const imported =
            name
              .replace(/\btype\b/, '')
              .trim()
              .split(/\s+as\s+/)[0] ?? '';
          const schema = schemas.get(imported) ?? imported;
          users.set(schema, (users.get(schema) ?? new Set()).add(app));
        }
      }
    }
  }
  return users;
}

/** @param {string} root @returns {Map<string, string>} */
function schemasOfTypes(root) {
  const texts = sourcesIn(path.join(root, CONTRACTS));
  const pairs = texts.flatMap((text) => [...text.matchAll(INFERRED)]);
  return new Map(pairs.map(([, type = '', schema = '']) => [type, schema]));
}

/** @param {string} root */
function appFolders(root) {
  const frontEnds = readdirSync(root).filter((name) => /^(?:shell|mfe-.+)$/.test(name));
  const services = readdirSync(path.join(root, 'services')).map((name) => `services/${name}`);
  return [...frontEnds, ...services];
}

/** @param {string} folder */
function sourcesIn(folder) {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:int-)?spec\./.test(name))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
}
