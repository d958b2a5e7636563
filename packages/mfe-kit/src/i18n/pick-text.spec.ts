import { pickText } from './pick-text';

it('shows the language in use, with French spaces, and English where French is missing', () => {
  const text = { en: 'Payment?', fr: 'Comment payer ?' };
  expect(pickText(text, 'en')).toBe('Payment?');
  expect(pickText(text, 'en-XA')).toBe('Payment?');
  expect(pickText(text, 'fr')).toBe('Comment payer\u00a0?');
  expect(pickText({ en: 'Payment?', fr: '' }, 'fr')).toBe('Payment?');
});
