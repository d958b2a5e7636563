import { keepLinksInShop } from './links-without-connection';

const navigate = jest.fn(async () => undefined);
let onLine: jest.SpiedGetter<boolean>;
let stop: () => void;

/** Clicks a link that no part of the page has made its own; whether the browser was left to follow it. */
function leftToBrowser(link: string, click: MouseEventInit = {}): boolean {
  document.body.innerHTML = link;
  const init = { bubbles: true, cancelable: true, ...click };
  return document.querySelector('span')?.dispatchEvent(new MouseEvent('click', init)) ?? false;
}
const toAbout = (attributes = '', address = '/about?from=footer#team') =>
  `<a href="${address}" ${attributes}><span>About</span></a>`;

beforeEach(() => {
  jest.clearAllMocks();
  onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  stop = keepLinksInShop({ navigate });
});
afterEach(() => {
  stop();
  onLine.mockRestore();
});

it('leads a link through the router while there is no connection', () => {
  expect(leftToBrowser(toAbout())).toBe(false);
  expect(navigate).toHaveBeenCalledWith('/about?from=footer#team');
});

it('leaves links to the browser while there is a connection', () => {
  onLine.mockReturnValue(true);
  expect(leftToBrowser(toAbout())).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});

it.each([
  ['for another window', toAbout('target="_blank"'), {}],
  ['to a file', toAbout('download', '/brochure.pdf'), {}],
  ['to another site', toAbout('', 'https://example.com/about'), {}],
  ['to an answer of a service', toAbout('', '/api/documents/invoice'), {}],
  ['to a place of this page', toAbout('', '#main'), {}],
  ['to another language', toAbout('', '/fr/about'), {}],
  ['that is opened in a new tab', toAbout(), { ctrlKey: true }],
  ['that is no link', '<p><span>About</span></p>', {}],
])('leaves what is pressed %s alone', (_what, link, click) => {
  expect(leftToBrowser(link, click)).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});
