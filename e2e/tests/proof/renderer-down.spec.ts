import { readDocument, stateTextOf } from '../../src/documents';
import { expect, test } from '../../src/test';

test('pages go on while the renderer is killed under load', async ({ stack, page }) => {
  const answers: number[] = [];
  let going = true;
  const visitors = Array.from({ length: 4 }, async (_none, visitor) => {
    for (let count = 0; going; count += 1) {
      const { status } = await readDocument(stack.url, `/products?visit=${visitor}-${count}`);
      answers.push(status);
    }
  });
  await stack.kill('renderer');
  await page.goto('/products/category/batteries?killed');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await stack.whenReady('renderer');
  going = false;
  await Promise.all(visitors);
  expect(answers.length).toBeGreaterThan(10);
  expect(answers.filter((status) => status !== 200)).toEqual([]);
  await expect
    .poll(async () => stateTextOf((await readDocument(stack.url, `/about?${Date.now()}`)).html))
    .toBeDefined();
});
