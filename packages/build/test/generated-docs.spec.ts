import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { messageMap } from '../docs/message-map.mjs';
import { generatedPages } from '../docs/pages.mjs';
import { stateTables } from '../docs/state-tables.mjs';

const ROOT = resolve(__dirname, '../../..');

describe('generated pages', () => {
  it.each(Object.entries(generatedPages(ROOT)))('%s is as the code', (name, text) => {
    // Stale? `npm run docs:generate`.
    expect(readFileSync(join(ROOT, name), 'utf8')).toBe(text);
  });

  it('know who sends and receives', () => {
    const messages = messageMap(ROOT);
    const holds = messages.find(({ name }) => name === 'placeHold');
    expect(holds).toMatchObject({ kind: 'message', subject: 'cmd.inventory.hold.place.v1' });
    expect(new Set(holds?.sends.map(({ service }) => service))).toEqual(new Set(['checkout']));
    expect(holds?.receives).toMatchObject([{ service: 'inventory', durable: 'place-hold' }]);
    const prices = messages.find(({ name }) => name === 'priceProducts');
    expect(prices?.receives).toMatchObject([{ service: 'catalog' }]);
    expect(prices?.sends.every(({ service }) => service === 'checkout')).toBe(true);
  });

  it('know the first state that a service checks at start', () => {
    const tables = stateTables(ROOT);
    const firsts = Object.fromEntries(tables.map(({ name, first }) => [name, first]));
    expect(firsts).toMatchObject({
      CHECKOUT_TRANSITIONS: 'reserving',
      ORDER_TRANSITIONS: 'pending',
      TICKET_TRANSITIONS: 'new',
    });
  });
});
