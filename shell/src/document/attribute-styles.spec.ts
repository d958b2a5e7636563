import { applyAttributeStyles, withoutStyleAttributes } from './attribute-styles';

it('takes style attributes out of a document and gives every element its own again', () => {
  const html =
    '<p class="a" style="inline-size:50%">style="x"</p><i style="opacity:0" title="b">&lt;b style=</i>';
  const sent = withoutStyleAttributes(html);
  expect(sent).not.toMatch(/<[^>]* style=/);
  const root = document.createElement('div');
  root.innerHTML = sent;
  applyAttributeStyles(root);
  expect(root.querySelector('p')?.style.cssText).toContain('inline-size');
  expect(root.querySelector('i')?.style.opacity).toBe('0');
  expect(root.querySelector('p')?.textContent).toBe('style="x"');
  expect(root.querySelectorAll('[data-style]')).toHaveLength(0);
});
