import { cardText } from '../../src/checkout/card-text';

describe('a way of paying', () => {
  it('is named with its card', () => {
    expect(cardText('Card', { brand: 'visa', last4: '4242' })).toBe('Visa\u00a0•••• 4242');
    expect(cardText('Carte', { brand: 'amex', last4: '0005' })).toBe(
      'American Express\u00a0•••• 0005',
    );
  });

  it('keeps its own name for a brand that is not known, and without a card', () => {
    expect(cardText('Carte', { brand: 'unknown', last4: '1234' })).toBe('Carte\u00a0•••• 1234');
    expect(cardText('Virement', null)).toBe('Virement');
  });
});
