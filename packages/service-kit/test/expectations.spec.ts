import { unmetBy, type ApiDocument, type Expectation } from '../src/testing/expectations';
import { expectationsIn } from '../src/testing/kept-exchanges';

const line = {
  type: 'object',
  properties: { productId: { type: 'string' }, quantity: { type: 'integer' } },
  required: ['productId', 'quantity'],
};

/** A service with a cart, whose answer is behind a reference and may have no note. */
function cartApi(): ApiDocument & { cart: Required<Pick<typeof line, 'properties' | 'required'>> } {
  const cart = {
    type: 'object',
    properties: {
      lines: { type: 'array', items: structuredClone(line) },
      note: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    },
    required: ['lines'],
  };
  const json = (schema: object) => ({ content: { 'application/json': { schema } } });
  return {
    paths: {
      '/api/checkout/cart': {
        put: {
          requestBody: json({
            type: 'object',
            properties: { lines: { type: 'array', items: structuredClone(line) } },
            required: ['lines'],
          }),
          responses: { 200: json({ $ref: '#/components/schemas/Cart' }) },
        },
      },
      '/api/checkout/orders/{id}': { get: { responses: { 200: json(cart) } } },
    },
    components: { schemas: { Cart: cart } },
    cart: cart as never,
  };
}

const CART: Expectation = {
  consumer: 'mfe-checkout',
  request: 'PUT /api/checkout/cart',
  sent: { lines: 'array', 'lines[].productId': 'string', 'lines[].quantity': 'number' },
  answer: { lines: 'array', 'lines[].quantity': 'number', note: 'null|string?' },
};

describe('what a consumer takes for granted', () => {
  it('is met by a service that gives more and asks for less', () => {
    const api = cartApi();
    Object.assign(api.cart.properties, { subtotal: { type: 'number' } });
    expect(unmetBy(api, CART)).toEqual([]);
  });

  it('is not met when a field that it reads was removed', () => {
    const api = cartApi();
    Reflect.deleteProperty(api.cart.properties, 'note');
    expect(unmetBy(api, CART)).toEqual([
      'mfe-checkout: PUT /api/checkout/cart reads note, which is not there',
    ]);
  });

  it('is not met when a field that it does not send became required', () => {
    const api = cartApi();
    const body = api.paths['/api/checkout/cart']?.['put']?.requestBody?.content;
    const items = body?.['application/json']?.schema?.properties?.['lines']?.items;
    items?.required?.push('unit');
    expect(unmetBy(api, CART)).toEqual([
      'mfe-checkout: PUT /api/checkout/cart does not send lines[].unit',
    ]);
  });

  it('is not met when a field is something else than it was', () => {
    const api = cartApi();
    const changed = { ...CART, answer: { 'lines[].quantity': 'string' } };
    expect(unmetBy(api, changed)).toEqual([
      'mfe-checkout: PUT /api/checkout/cart reads lines[].quantity as string, which it is not',
    ]);
  });

  it('is found behind parameters, and not asked of another service', () => {
    const order = { ...CART, request: 'GET /api/checkout/orders/*', sent: {} };
    expect(unmetBy(cartApi(), { ...order, answer: { total: 'object' } })).toHaveLength(1);
    expect(unmetBy(cartApi(), { ...order, request: 'GET /api/catalog/brands' })).toEqual([]);
  });
});

describe('what tests have exchanged', () => {
  it('is the fields of all of them, with what is not always there', () => {
    const kept = (answer: object, sent?: object) => ({
      consumer: 'mfe-checkout',
      file: 'a.spec.tsx',
      exchanges: [{ request: 'GET /api/checkout/orders/ord_1', sent, answer }],
    });
    const one = kept({ items: [{ id: 'a', note: null }, { id: 'b' }] });
    const other = kept({ items: [{ id: 'c', note: 'x' }] }, { page: 1 });
    expect(expectationsIn([one, other])).toEqual([
      {
        consumer: 'mfe-checkout',
        request: 'GET /api/checkout/orders/*',
        sent: { page: 'number' },
        answer: { items: 'array', 'items[].id': 'string', 'items[].note': 'null|string?' },
      },
    ]);
  });
});
