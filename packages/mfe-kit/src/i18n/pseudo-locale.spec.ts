import fc from 'fast-check';
import { pseudoText, pseudoTexts } from './pseudo-locale';

it('changes every letter and keeps what is filled in', () => {
  expect(pseudoText('Hello {{name}}, <b>page</b> {page} &amp; $t(kit:ok)')).toBe(
    '[Ħḗḗŀŀǿǿ {{name}}, <b>ƥȧȧɠḗḗ</b> {page} &amp; $t(kit:ok)]',
  );
});

it('reaches texts in trees and lists', () => {
  expect(pseudoTexts({ a: { b: 'No' }, list: ['Go'], count: 3 })).toEqual({
    a: { b: '[Ƞǿǿ]' },
    list: ['[Ɠǿǿ]'],
    count: 3,
  });
});

it('leaves no plain letter in any text', () => {
  const texts = fc.string().filter((text) => !/[{}<>$&]/.test(text));
  fc.assert(fc.property(texts, (text) => !/[a-z]/i.test(pseudoText(text))));
});
