import fc from 'fast-check';
import { pseudoText } from './pseudo-locale';

it('changes every letter and keeps what is filled in', () => {
  expect(pseudoText('Hello {{name}}, <b>page</b> {page} &amp; $t(kit:ok)')).toBe(
    '[Ħḗḗŀŀǿǿ {{name}}, <b>ƥȧȧɠḗḗ</b> {page} &amp; $t(kit:ok)]',
  );
});

it('leaves no plain letter in any text', () => {
  const texts = fc.string().filter((text) => !/[{}<>$&]/.test(text));
  fc.assert(fc.property(texts, (text) => !/[a-z]/i.test(pseudoText(text))));
});
