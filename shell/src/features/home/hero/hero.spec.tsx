import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { Hero } from './hero';

const locales = {
  shell: {
    en: () => import('../../../locales/en.json'),
    fr: () => import('../../../locales/fr.json'),
  },
};

/** Tags, classes and texts in order; addresses and the spelling of attributes apart. */
function outline(element: Element): unknown {
  return {
    tag: element.tagName,
    className: element.className,
    text: element.children.length === 0 ? element.textContent?.replace(/\s+/g, ' ').trim() : '',
    size: [element.getAttribute('width'), element.getAttribute('height')],
    href: element.getAttribute('href'),
    children: [...element.children].map(outline),
  };
}

it('is prerendered in the document exactly as it renders', async () => {
  const { container } = await renderWithKit(<Hero />, { locales });
  const rendered = container.querySelector('.hero');
  const html = readFileSync(path.join(__dirname, '../../../index.html'), 'utf8');
  const prerendered = new DOMParser()
    .parseFromString(html.replaceAll(/<%=?.*?%>/gs, ''), 'text/html')
    .querySelector('.hero');
  expect(prerendered).not.toBeNull();
  expect(outline(prerendered!)).toEqual(outline(rendered!));
});
