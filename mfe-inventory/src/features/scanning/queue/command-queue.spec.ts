import { CommandQueue, type Outcome, type Send } from './command-queue';
import { undoOf, type NewCommand } from './queued-command';

const KEY = 'scan.queue.test';
type Sent = Parameters<Send>[0];

/** A server that answers as the test says, and remembers what it was sent. */
function server(outcomes: Outcome[]) {
  const sent: Sent[] = [];
  const send: Send = (request) => {
    sent.push(request);
    return Promise.resolve(
      outcomes.shift() ?? { kind: 'answered', answer: { id: `doc${sent.length}` } },
    );
  };
  return { sent, queue: () => new CommandQueue(KEY, send) };
}

const receipt = (label: string): NewCommand => ({
  ...{ kind: 'receive', label, pieces: 2, task: null },
  requests: [{ path: 'goods-receipts', body: { reference: label } }],
});
const move: NewCommand = {
  ...{ kind: 'move', label: 'PANEL', pieces: 1, task: null },
  requests: [
    { path: 'transfers', body: {} },
    { path: 'transfers/{id}/dispatch', body: {} },
    { path: 'transfers/{id}/receipts', body: {} },
  ],
};
const dead: Outcome = { kind: 'unreachable' };

beforeEach(() => localStorage.clear());

it('keeps commands over a reload and sends them in their order, each once', async () => {
  const { sent, queue } = server([dead]);
  const before = queue();
  before.add(receipt('A'));
  before.add(receipt('B'));
  await before.flush();
  expect(sent).toHaveLength(1);
  const after = queue();
  expect(after.snapshot().map(({ label }) => label)).toEqual(['A', 'B']);
  await Promise.all([after.flush(), after.flush()]);
  await after.flush();
  expect(sent.map(({ body }) => body)).toEqual([
    { reference: 'A' },
    { reference: 'A' },
    { reference: 'B' },
  ]);
  expect(sent[0]?.key).toBe(sent[1]?.key);
  expect(sent[2]?.key).not.toBe(sent[1]?.key);
  expect(queue().snapshot()).toEqual([]);
});

it('goes on with a command of several requests where the line broke', async () => {
  const { sent, queue } = server([{ kind: 'answered', answer: { id: 'trf_1' } }, dead]);
  const before = queue();
  before.add(move);
  await before.flush();
  await queue().flush();
  expect(sent.map(({ path }) => path)).toEqual([
    'transfers',
    'transfers/trf_1/dispatch',
    'transfers/trf_1/dispatch',
    'transfers/trf_1/receipts',
  ]);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
});

it('keeps what the server refuses with its reason, goes on, and sends it again on request', async () => {
  const { sent, queue } = server([{ kind: 'refused', reason: 'Too many' }]);
  const held = queue();
  held.add(receipt('A'));
  held.add(receipt('B'));
  await held.flush();
  expect(held.snapshot()).toMatchObject([{ label: 'A', refusal: 'Too many' }]);
  const [first] = queue().snapshot();
  held.retry(first?.id ?? '');
  await held.flush();
  expect(held.snapshot()).toEqual([]);
  expect(sent[2]?.key).toBe(sent[0]?.key);
});

it('cancels the transfer of a move that is given up half way', async () => {
  const { queue } = server([
    { kind: 'answered', answer: { id: 'trf_1' } },
    { kind: 'refused', reason: 'Nothing there' },
  ]);
  const held = queue();
  held.add(move);
  await held.flush();
  const [refused] = held.snapshot();
  const undo = refused && undoOf(refused, 'Given up');
  expect(undo?.requests).toEqual([
    {
      path: 'transfers/trf_1/cancellation',
      body: { inTransit: 'return', reason: 'Given up' },
    },
  ]);
  expect(refused && undoOf({ ...refused, createdId: null }, '')).toBeNull();
});

it('begins anew when what is stored is not to be read', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.setItem(KEY, '[{"id":5}]');
  expect(server([]).queue().snapshot()).toEqual([]);
});
