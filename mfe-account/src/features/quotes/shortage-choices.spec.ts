import { choicesOf } from './shortage-choices';

const SHORT = [
  { productId: 'prd_a', requested: 10, available: 4 },
  { productId: 'prd_b', requested: 10, available: 0 },
  { productId: 'prd_c', requested: 2, available: 1 },
];

it('sends what was picked for every short line, with what was seen of it', () => {
  const unit = { amount: 900, currency: 'USD' };
  const priced = { id: 'prd_x', price: { unit, source: 'base' } } as never;
  const picked = { prd_a: 'less', prd_b: 'wait', prd_c: 'prd_x' };
  expect(choicesOf(SHORT, picked, new Map([['prd_x', priced]]))).toEqual([
    { take: 'less', productId: 'prd_a', quantity: 4 },
    { take: 'wait', productId: 'prd_b' },
    { take: 'alternative', productId: 'prd_c', substituteId: 'prd_x', unit },
  ]);
  const { unit: none } = (choicesOf([SHORT[2] as never], { prd_c: 'prd_y' }, new Map()) ??
    [])[0] as {
    unit: unknown;
  };
  expect(none).toBeNull();
});

it('takes the price that the wanted quantity of an alternative has', () => {
  const usd = (amount: number) => ({ amount, currency: 'USD' });
  const tiers = [
    { from: 10, unit: usd(800) },
    { from: 20, unit: usd(700) },
  ];
  const priced = { id: 'prd_x', price: { unit: usd(900), source: 'base', tiers } } as never;
  const short = SHORT.slice(0, 1);
  const [choice] = choicesOf(short, { prd_a: 'prd_x' }, new Map([['prd_x', priced]])) ?? [];
  expect(choice).toMatchObject({ unit: usd(800) });
});

it('waits until every short line has a choice', () => {
  expect(choicesOf(SHORT, { prd_a: 'less' }, new Map())).toBeNull();
});
