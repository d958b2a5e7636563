import fc from 'fast-check';
import { addMoney, money, multiplyMoney, shareOfMoney } from '../src/common/money';

const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

describe('money', () => {
  it('adds like integers and refuses another currency', () => {
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        expect(addMoney(money(a, 'USD'), money(b, 'USD'))).toEqual(money(a + b, 'USD'));
      }),
    );
    expect(() => addMoney(money(1, 'USD'), money(1, 'AED'))).toThrow(RangeError);
  });

  it('refuses fractions and unsafe amounts', () => {
    expect(() => money(1.5, 'USD')).toThrow(RangeError);
    expect(() => money(Number.MAX_SAFE_INTEGER + 1, 'USD')).toThrow(RangeError);
    expect(() => multiplyMoney(money(Number.MAX_SAFE_INTEGER, 'USD'), 2)).toThrow(RangeError);
  });

  it('takes a share within half a minor unit, symmetric around zero', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 10_000 }), (base, points) => {
        const share = shareOfMoney(money(base, 'USD'), points).amount;
        expect(Math.abs(share - (base * points) / 10_000)).toBeLessThanOrEqual(0.5);
        expect(shareOfMoney(money(-base, 'USD'), points).amount + share).toBe(0);
      }),
    );
  });

  it('rounds VAT of 5 % half away from zero', () => {
    expect(shareOfMoney(money(10, 'USD'), 500).amount).toBe(1);
    expect(shareOfMoney(money(9, 'USD'), 500).amount).toBe(0);
  });
});
