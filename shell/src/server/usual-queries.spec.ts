import { QueryClient, type QueryFunction } from '@tanstack/react-query';
import { UsualQueries } from './usual-queries';

const asked: string[] = [];
const queryFn: QueryFunction<string> = async ({ queryKey }) => {
  asked.push(String(queryKey[0]));
  return 'answer';
};

/** Renders a document of a product; gives what was asked for before the document asked by itself. */
async function render(usual: UsualQueries, route: string, product: string) {
  asked.length = 0;
  const client = new QueryClient();
  usual.start(route, client);
  const before = [...asked];
  for (const key of ['settings', product]) {
    await client.fetchQuery({ queryKey: [key], queryFn, staleTime: Infinity });
  }
  client.getQueryCache().build(client, { queryKey: ['held back'], queryFn });
  usual.learn(route, `/products/${product}`, client);
  return before;
}

it('asks beforehand for what all documents of a route have in common', async () => {
  const usual = new UsualQueries();
  expect(await render(usual, 'product', 'a')).toEqual([]);
  // The same address twice shows nothing of what is usual.
  expect(await render(usual, 'product', 'a')).toEqual([]);
  expect(await render(usual, 'product', 'b')).toEqual([]);
  expect(await render(usual, 'product', 'c')).toEqual(['settings']);
  expect(await render(usual, 'product', 'd')).toEqual(['settings']);
  expect(await render(usual, 'other', 'a')).toEqual([]);
});
