import { expect, test } from '../../src/test';

const PRODUCT = '/product/huawei-luna2000-10-s0';
const MODEL = '**/model.glb';

test('a product is turned by keys and buttons, and asked for again when its model did not come', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(MODEL, (route) => route.abort());
  await page.goto(PRODUCT);
  const asked = page.waitForRequest(MODEL);
  await page.getByRole('tab', { name: '3D view' }).click();
  await asked;
  const view = page.getByRole('tabpanel', { name: '3D view' });
  await expect(view.getByRole('alert')).toContainText('couldn’t be loaded');
  await page.unroute(MODEL);
  await view.getByRole('button', { name: 'Try again' }).click();

  const model = view.getByRole('slider', { name: /LUNA2000-10-S0/ });
  await expect(model).toBeVisible();
  await expect(view).toContainText('670 × 960 × 150 mm');
  await expect(model).toHaveAttribute('aria-valuetext', '330°');
  const looked = async (key: string) => {
    await model.press(key);
    return model.screenshot();
  };
  const first = await looked('Home');
  const turned = await looked('ArrowRight');
  await expect(model).toHaveAttribute('aria-valuetext', '345°');
  expect(turned.equals(first)).toBe(false);
  expect((await looked('+')).equals(turned)).toBe(false);
  expect((await looked('Home')).equals(first)).toBe(true);
  await expect(model).toHaveAttribute('aria-valuetext', '330°');
  await view.getByRole('button', { name: 'Zoom out' }).click();
  expect((await looked('ArrowUp')).equals(first)).toBe(false);
});
