import en from './en.json';
import fr from './fr.json';

function keysOf(texts: object, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' ? keysOf(value as object, `${prefix}${key}.`) : [`${prefix}${key}`],
  );
}

describe('texts of the catalogue', () => {
  it('are complete in both languages', () => {
    expect(keysOf(fr)).toEqual(keysOf(en));
  });
});
