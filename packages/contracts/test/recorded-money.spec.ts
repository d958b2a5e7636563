import fc from 'fast-check';
import { recordedMoney, recordedText } from '../src/common/recorded-money';

it.each(['USD', 'AED', 'KWD', 'JPY'])('reads every amount in %s as it was written', (currency) => {
  fc.assert(
    fc.property(fc.integer({ min: -1e11, max: 1e11 }), (amount) => {
      const money = { amount, currency };
      expect(recordedMoney(recordedText(money))).toEqual(money);
    }),
  );
});

it('takes nothing else for an amount', () => {
  expect(recordedText({ amount: 1250, currency: 'KWD' })).toBe('1.250 KWD');
  for (const text of ['12.5 USD', '5 KWH', '12.50', 'USD', '12,50 USD', '12.50 USD each', null]) {
    expect(recordedMoney(text)).toBeUndefined();
  }
});
