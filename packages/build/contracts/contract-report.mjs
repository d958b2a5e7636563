import { contractConsumers } from './contract-consumers.mjs';
import {
  acceptedBreaks,
  contractBreaks,
  lastRelease,
  presentContracts,
  withoutAccepted,
} from './released-contracts.mjs';

/** @typedef {import('./released-contracts.mjs').Break} Break */

/** What breaks consumers of the last release, one line for each, with who they are. Empty when all changes are additions.
 * @param {string} root @param {import('./released-contracts.mjs').Contracts} [present] */
export function contractReport(root, present = presentContracts(root)) {
  const { version, contracts } = lastRelease(root);
  const breaks = withoutAccepted(contractBreaks(contracts, present), acceptedBreaks(root));
  if (breaks.length === 0) return [];
  const consumersOf = contractConsumers(root);
  return breaks.map((one) => lineOf(one, version, consumersOf(one.contract, one.slice)));
}

/** @param {Break} one @param {string} version @param {readonly string[]} consumers */
function lineOf({ slice, contract, field, what }, version, consumers) {
  const place = field === '' ? contract : `${contract} ${field}`;
  const users = consumers.length > 0 ? consumers.join(', ') : 'nobody by name';
  return `${slice}: ${place}: ${what} since ${version} (used by ${users})`;
}
