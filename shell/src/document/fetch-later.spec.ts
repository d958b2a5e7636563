import { fetchLater } from './fetch-later';

let idle: () => void = () => undefined;
const named = () => [...document.head.querySelectorAll('link')].map(({ rel, href }) => [rel, href]);

beforeEach(() => {
  document.head.replaceChildren();
  Object.assign(window, {
    requestIdleCallback: (act: () => void) => {
      idle = act;
      return 1;
    },
    cancelIdleCallback: () => undefined,
  });
});

it('fetches scripts when the browser is idle, and runs none', async () => {
  const fetched = fetchLater(['/footer.1.js', '/remotes/catalog/reviews.1.js']);
  expect(named()).toEqual([]);
  idle();
  await fetched;
  const { origin } = window.location;
  expect(named()).toEqual([
    ['prefetch', `${origin}/footer.1.js`],
    ['prefetch', `${origin}/remotes/catalog/reviews.1.js`],
  ]);
  expect(document.querySelectorAll('script')).toHaveLength(0);
});
