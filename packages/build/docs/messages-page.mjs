import { serviceNames } from './message-map.mjs';

/** @typedef {import('./message-map.mjs').Message} Message */

const HEAD = `# Messages between the services

Made from the code by \`npm run docs:generate\`; do not edit. A subject ends with the version of its contract. Events say
what happened and have any number of consumers; commands ask one service to act; both are durable and are delivered at least once.
A request is answered at once or not at all. A last value is kept per key, so that a late reader gets the present state.`;

const GROUPS = [
  {
    title: 'Events',
    holds: /** @param {Message} one */ ({ subject }) => subject.startsWith('evt.'),
  },
  {
    title: 'Commands',
    holds: /** @param {Message} one */ ({ subject }) => subject.startsWith('cmd.'),
  },
  { title: 'Last values', holds: /** @param {Message} one */ ({ kind }) => kind === 'last value' },
  {
    title: 'Requests and replies',
    holds: /** @param {Message} one */ ({ kind }) => kind === 'request',
    sender: 'asked by',
    receiver: 'answered by',
  },
];

/** The page about messages.
 * @param {readonly Message[]} messages */
export function messagesPage(messages) {
  const groups = GROUPS.map((group) => ({ ...group, messages: messages.filter(group.holds) }));
  return [
    HEAD,
    graph(messages),
    ...groups.filter((group) => group.messages.length > 0).map(groupSection),
    idle(messages),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

/** @param {readonly Message[]} messages */
function graph(messages) {
  /** @type {Map<string, Set<string>>} */
  const arrows = new Map();
  for (const { name, kind, sends, receives } of messages.filter(({ toItself }) => !toItself)) {
    for (const from of serviceNames(sends)) {
      for (const to of serviceNames(receives)) {
        if (from === to) continue;
        const arrow = kind === 'request' ? '-.->' : '-->';
        const key = `${from} ${arrow} ${to}`;
        arrows.set(key, (arrows.get(key) ?? new Set()).add(name));
      }
    }
  }
  const lines = [...arrows]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, labels]) => {
      const [from, arrow, to] = key.split(' ');
      return `  ${from} ${arrow}|"${[...labels].sort().join('<br/>')}"| ${to}`;
    });
  return ['```mermaid', 'flowchart LR', ...lines, '```', '', 'Dotted: request and reply.'].join(
    '\n',
  );
}

/** @param {{ title: string, messages: Message[], sender?: string, receiver?: string }} group */
function groupSection({ title, messages, sender = 'sent by', receiver = 'received by' }) {
  return [
    `## ${title}`,
    '',
    `| subject | what it says | ${sender} | ${receiver} |`,
    '| --- | --- | --- | --- |',
    ...messages.map(row),
  ].join('\n');
}

/** @param {Message} message */
function row({ subject, name, comment, file, sends, receives }) {
  const receivers = receives.map((place) => `${place.service}${manner(place)}`);
  const declared = `[\`${name}\`](../../${file})`;
  return `| \`${subject}\` | ${declared}: ${comment.replace(/\s+/g, ' ').replaceAll('|', '\\|')} | ${listed(serviceNames(sends))} | ${listed(receivers)} |`;
}

/** @param {import('./message-map.mjs').Place} place */
function manner({ service, durable, batch, everyReplica }) {
  if (everyReplica) return ' (each replica, in memory)';
  if (durable === undefined) return '';
  return ` (\`${service}--${durable}\`${batch ? ', in batches' : ''})`;
}

/** Contracts that one side does not use any more.
 * @param {readonly Message[]} messages */
function idle(messages) {
  const lines = messages
    .filter(({ sends, receives }) => sends.length === 0 || receives.length === 0)
    .map(
      ({ name, sends }) =>
        `- \`${name}\` has ${sends.length === 0 ? 'no sender' : 'no receiver inside the product'}.`,
    );
  return lines.length === 0 ? '' : ['## Without the other side', '', ...lines].join('\n');
}

/** @param {readonly string[]} parts */
function listed(parts) {
  return [...new Set(parts)].sort().join(', ') || '–';
}
