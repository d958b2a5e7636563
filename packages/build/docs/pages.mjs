import { messageMap } from './message-map.mjs';
import { messagesPage } from './messages-page.mjs';
import { sagaPage } from './saga-page.mjs';
import { sagaSteps } from './saga-steps.mjs';
import { stateTables, statesPage } from './state-tables.mjs';

/** The generated pages by their path in the repository.
 * @param {string} root
 * @returns {Readonly<Record<string, string>>} */
export function generatedPages(root) {
  const messages = messageMap(root);
  const tables = stateTables(root);
  return {
    'docs/generated/messages.md': messagesPage(messages),
    'docs/generated/saga.md': sagaPage(messages, tables, sagaSteps(root)),
    'docs/generated/states.md': statesPage(tables),
  };
}
