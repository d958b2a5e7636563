import { unseenAuditedRoutes, wronglyExcused } from '../../src/verify/audited-routes';

const table = {
  'POST /api/shop/brands': ['brand'],
  'DELETE /api/shop/brands/:id': ['brand', 'product'],
  'POST /api/shop/search': 'Changes nothing.',
};

it('names the endpoints that no test has seen leaving what they have to leave', () => {
  const seen = new Set(['POST /api/shop/brands brand', 'DELETE /api/shop/brands/:id brand']);
  expect(unseenAuditedRoutes(table, seen)).toEqual(['DELETE /api/shop/brands/:id product']);
  expect(unseenAuditedRoutes(table, new Set())).toHaveLength(3);
});

it('names the endpoints that left something, against their table', () => {
  const line = 'POST /api/shop/search brand';
  expect(wronglyExcused(table, new Set([line, 'POST /api/shop/brands brand']))).toEqual([line]);
});
