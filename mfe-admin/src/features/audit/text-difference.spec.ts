import { differingParts, readableText } from './text-difference';

it('shows of HTML what a reader sees', () => {
  expect(readableText('<h2>How we hire</h2><ol><li>A call &amp; a visit</li></ol>')).toBe(
    'How we hire A call & a visit',
  );
  expect(readableText('5 < 6, and 7 > 6')).toBe('5 < 6, and 7 > 6');
});

it('shows of long texts only what differs, with what stands around it', () => {
  const before = 'a'.repeat(300);
  const after = 'b'.repeat(300);
  const [from, to] = differingParts(`${before}old${after}`, `${before}new${after}`);
  expect(from).toBe(`…${'a'.repeat(40)}old${'b'.repeat(40)}…`);
  expect(to).toBe(`…${'a'.repeat(40)}new${'b'.repeat(40)}…`);
});

it('shows short texts whole, and the end of one that was only added to', () => {
  expect(differingParts('red', 'green')).toEqual(['red', 'green']);
  const text = 'a'.repeat(200);
  expect(differingParts(text, `${text}!`)).toEqual([`…${'a'.repeat(40)}`, `…${'a'.repeat(40)}!`]);
});
