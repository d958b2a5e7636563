import { followStillLinks } from './still-links';

const navigate = jest.fn();
followStillLinks({ navigate });

function click(html: string, init: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  document.querySelector('a')?.dispatchEvent(event);
  return event.defaultPrevented;
}
const LINK = '<a data-discover="true" href="/fr/blog?page=2#top">More</a>';

beforeEach(() => navigate.mockClear());

it('follows a link of a still part within the page, by its path without the language', () => {
  expect(click(`<div data-still>${LINK}</div>`)).toBe(true);
  expect(navigate).toHaveBeenCalledWith({ pathname: '/blog', search: '?page=2', hash: '#top' });
});

it.each([
  ['a link of a part that React knows', `<div>${LINK}</div>`, {}],
  ['a file', '<div data-still><a href="/files/a.pdf">File</a></div>', {}],
  ['a press for another tab', `<div data-still>${LINK}</div>`, { ctrlKey: true }],
  ['another button', `<div data-still>${LINK}</div>`, { button: 1 }],
])('leaves %s to others', (_what, html, init) => {
  // jsdom can't go anywhere.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(click(html, init)).toBe(false);
  expect(navigate).not.toHaveBeenCalled();
});
