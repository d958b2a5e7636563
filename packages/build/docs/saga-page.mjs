import { serviceNames } from './message-map.mjs';
import { stateDiagram } from './state-tables.mjs';

/**
 * @typedef {import('./message-map.mjs').Message} Message
 * @typedef {import('./state-tables.mjs').StateTable} StateTable
 * @typedef {import('./saga-steps.mjs').SagaStep} SagaStep
 * @typedef {{ from: string, to: string, says: string, isAnswer?: boolean }} Call what passes over HTTP
 * @typedef {Call | { message: string }} Step
 */

/** The order of a purchase that goes well. Messages are looked up in the code, so a step that is gone fails.
 * @type {readonly Step[]} */
const PURCHASE = [
  { from: 'shopper', to: 'checkout', says: 'start the checkout of the cart' },
  { message: 'placeHold' },
  { message: 'stockHeld' },
  { from: 'checkout', to: 'shopper', says: 'stock is held until a time', isAnswer: true },
  { from: 'shopper', to: 'checkout', says: 'ask for the payment' },
  { from: 'checkout', to: 'provider', says: 'create the payment of the total' },
  { from: 'shopper', to: 'provider', says: 'confirm the payment' },
  { from: 'provider', to: 'checkout', says: 'webhook: paid' },
  { message: 'confirmHold' },
  { message: 'stockAllocated' },
  { message: 'orderPlaced' },
  { from: 'checkout', to: 'shopper', says: 'status: the order', isAnswer: true },
];
/** Services with a line of life of their own in the picture. */
const DRAWN = ['checkout', 'inventory'];
/** What ends a purchase otherwise. */
const OTHER_ENDS = ['stockHoldRefused', 'stockAllocationRefused', 'stockReleased', 'releaseHold'];
const CHECKOUT_TABLE = 'CHECKOUT_TRANSITIONS';

/** The page about the checkout saga.
 * @param {readonly Message[]} messages
 * @param {readonly StateTable[]} tables
 * @param {readonly SagaStep[]} steps */
export function sagaPage(messages, tables, steps) {
  const table = tables.find(({ name }) => name === CHECKOUT_TABLE);
  if (!table) throw new Error(`The contracts have no ${CHECKOUT_TABLE}.`);
  return [
    '# The checkout saga\n\nMade from the code by `npm run docs:generate`; do not edit. Stock is held before money is asked for, money is taken before stock is\nallocated, and every failure gives back what was taken before it.',
    '## A purchase that goes well',
    sequence(messages),
    '## How else it ends',
    OTHER_ENDS.map((name) => otherEnd(found(messages, name))).join('\n'),
    '## States of a checkout',
    `${table.comment} [\`${table.name}\`](../../${table.file})`,
    stateDiagram(table),
    stepTable(steps),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

/** What makes each move happen and what the move does.
 * @param {readonly SagaStep[]} steps */
function stepTable(steps) {
  if (steps.length === 0) return '';
  return [
    '## Steps',
    '',
    '| step | from | to | when | what it does |',
    '| --- | --- | --- | --- | --- |',
    ...steps.map(
      ({ name, from, to, trigger, effect }) =>
        `| \`${name}\` | ${from.join(', ') || '–'} | ${to} | ${trigger} | ${effect} |`,
    ),
  ].join('\n');
}

/** @param {readonly Message[]} messages */
function sequence(messages) {
  return [
    '```mermaid',
    'sequenceDiagram',
    ...['shopper', 'checkout', 'inventory', 'provider', 'others'].map(
      (one) => `  participant ${one}`,
    ),
    ...PURCHASE.flatMap((step) =>
      'message' in step
        ? arrowsOf(found(messages, step.message))
        : [`  ${step.from}${step.isAnswer ? '-->>' : '->>'}${step.to}: ${step.says}`],
    ),
    '```',
  ].join('\n');
}

/** @param {Message} message */
function arrowsOf({ name, sends, receives }) {
  const from = sends[0]?.service;
  const receivers = serviceNames(receives);
  const inPicture = DRAWN.filter((one) => receivers.includes(one) && one !== from);
  const others = receivers.filter((one) => !DRAWN.includes(one));
  return [
    ...inPicture.map((to) => `  ${from}-)${to}: ${name}`),
    ...(others.length > 0 ? [`  ${from}-)others: ${name} (${others.join(', ')})`] : []),
  ];
}

/** @param {Message} message */
function otherEnd({ name, comment, sends, receives }) {
  return `- \`${name}\` (${sends[0]?.service} → ${serviceNames(receives).join(', ')}): ${comment}`;
}

/** @param {readonly Message[]} messages @param {string} name */
function found(messages, name) {
  const message = messages.find((one) => one.name === name);
  if (!message?.sends.length || !message.receives.length) {
    throw new Error(`The saga's picture names ${name}, which nobody sends or receives.`);
  }
  return message;
}
