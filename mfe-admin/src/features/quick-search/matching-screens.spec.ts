import { matchingScreens } from './matching-screens';

const SCREENS = [{ label: 'Stock levels' }, { label: 'Purchase orders' }, { label: 'Réglages' }];
const found = (text: string) => matchingScreens(SCREENS, text).map(({ label }) => label);

describe('screens of the quick search', () => {
  it('are all there while nothing is typed', () => {
    expect(found('  ')).toHaveLength(SCREENS.length);
  });

  it('are found by parts of words in any order', () => {
    expect(found('lev sto')).toEqual(['Stock levels']);
    expect(found('ord')).toEqual(['Purchase orders']);
  });

  it('are found without their accents', () => {
    expect(found('REGLAGES')).toEqual(['Réglages']);
  });

  it('are none when a word is in no label', () => {
    expect(found('stock zzz')).toEqual([]);
  });
});
