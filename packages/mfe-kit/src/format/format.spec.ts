import { formatDate, formatRelative } from './date';
import { formatMoney } from './money';
import { formatNumber, formatPercent } from './number';

it('writes money from minor units, with the decimals of its currency', () => {
  expect(formatMoney({ amount: 123456, currency: 'USD' }, 'en')).toBe('$1,234.56');
  expect(formatMoney({ amount: 123456, currency: 'JPY' }, 'en')).toBe('¥123,456');
  expect(formatMoney({ amount: 123400, currency: 'USD' }, 'fr')).toBe('1\u00a0234,00\u00a0$US');
});

it('writes numbers with their unit, in French with its own letter for peak power', () => {
  expect(formatNumber(1234.567, { unit: 'kWp', maximumFractionDigits: 1 }, 'en')).toBe(
    '1,234.6\u00a0kWp',
  );
  expect(formatNumber(18.5, { unit: 'kWp' }, 'fr')).toBe('18,5\u00a0kWc');
  expect(formatPercent(0.125, 'en')).toBe('12.5%');
});

it('writes a minus sign before figures below zero', () => {
  expect(formatNumber(-10, { unit: '°C' }, 'en')).toBe('\u221210\u00a0°C');
  expect(formatPercent(-0.03, 'fr')).toBe('\u22123\u00a0%');
  expect(formatMoney({ amount: -500, currency: 'USD' }, 'en')).toBe('\u2212$5.00');
});

it('writes dates day first in English, and distances in words', () => {
  expect(formatDate('2026-11-21T00:00:00Z', 'medium', 'en')).toBe('21 Nov 2026');
  const now = new Date('2026-11-21T12:00:00Z');
  expect(formatRelative('2026-11-18T12:00:00Z', now, 'en')).toBe('3 days ago');
  expect(formatRelative('2026-11-21T13:30:00Z', now, 'en')).toBe('in 1 hour');
});
