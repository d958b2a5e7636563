import type { Browser, Page } from '@playwright/test';
import type { SiteSettings } from '@solar/contracts/admin/site-http';
import type { Api } from '../../src/api';
import { Buyer } from '../../src/buyer';
import { inAnotherBrowser } from '../../src/journey/another-person';
import { expect, test } from '../../src/test';

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
/** Half a minute by the set-up of the tests, and the time until the service looks. */
const BECOMES_TICKET = { timeout: 90_000 };

type Hours = Partial<Pick<SiteSettings, 'openDays' | 'opensAtHour' | 'closesAtHour' | 'holidays'>>;

/** Sets the office hours; what they were before. */
async function setHours(admin: Api, hours: Hours): Promise<Hours> {
  const path = '/api/admin/settings';
  const { body } = await admin.get<SiteSettings>(path);
  const saved = await admin.put(path, { body: { ...body, ...hours } });
  expect(saved.status).toBe(200);
  const { openDays, opensAtHour, closesAtHour, holidays } = body;
  return { openDays, opensAtHour, closesAtHour, holidays };
}

const lines = (page: Page) => page.getByRole('log', { name: 'Messages' });

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your message' }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(lines(page).getByText(text)).toBeVisible();
}

/** Staff in the back office, with the desk watched from its first screen on. */
async function staffAt(browser: Browser, admin: Api): Promise<Page> {
  const desk = await inAnotherBrowser(browser, admin);
  await desk.goto('/admin/dashboard');
  return desk;
}

let before: Hours | undefined;

test.afterEach(async ({ api }) => {
  if (before) await setHours(await api.as('admin'), before);
  before = undefined;
});

test('a visitor sees when nobody can be there, then talks with a member of staff who sees who waits', async ({
  page: visitor,
  browser,
  api,
}) => {
  const admin = await api.as('admin');
  const name = `Visitor ${Date.now() % 100_000}`;
  await test.step('outside office hours the chat takes a message', async () => {
    before = await setHours(admin, { openDays: [] });
    await expect(async () => {
      await visitor.goto('/chat');
      await expect(visitor.getByRole('heading', { name: 'Leave us a message' })).toBeVisible();
    }).toPass();
  });
  await setHours(admin, { openDays: EVERY_DAY, opensAtHour: 0, closesAtHour: 24, holidays: [] });
  const desk = await staffAt(browser, admin);
  await test.step('within them, with staff on line, somebody is there', async () => {
    await expect(async () => {
      await visitor.goto('/chat');
      await expect(visitor.getByText('We are here', { exact: true })).toBeVisible();
    }).toPass();
    await visitor.getByRole('textbox', { name: 'Your name' }).fill(name);
    await visitor.getByRole('textbox', { name: 'Email' }).fill('visitor@example.com');
    await visitor.getByRole('button', { name: 'Start chat' }).click();
    await say(visitor, 'Does the battery fit my inverter?');
  });
  await test.step('staff see that somebody waits, and answer', async () => {
    await expect(desk.getByText(/\d+ (person waits|people wait)/).first()).toBeAttached();
    await desk.goto('/admin/chats');
    const waiting = desk.getByRole('button', { name: new RegExp(`${name}.*Waiting`, 's') });
    await waiting.click();
    await expect(lines(desk).getByText('Does the battery fit my inverter?')).toBeVisible();
    await say(desk, 'It does, from firmware 3 on.');
    await expect(lines(visitor).getByText('It does, from firmware 3 on.')).toBeVisible();
    await expect(waiting).toHaveCount(0);
  });
  await test.step('a reload asks no name again', async () => {
    await visitor.reload();
    await expect(lines(visitor).getByText('It does, from firmware 3 on.')).toBeVisible();
  });
  await desk.context().close();
});

test('a conversation follows the customer to another device, and becomes a ticket when nobody answers', async ({
  page: phone,
  browser,
  api,
}) => {
  const admin = await api.as('admin');
  const buyer = await Buyer.create(api, admin);
  before = await setHours(admin, {
    ...{ openDays: EVERY_DAY, opensAtHour: 0, closesAtHour: 24, holidays: [] },
  });
  const desk = await staffAt(browser, admin);
  await phone.goto('/');
  await phone.evaluate((token) => localStorage.setItem('auth_token', token), buyer.api.token ?? '');
  await expect(async () => {
    await phone.goto('/chat');
    await expect(phone.getByText('We are here', { exact: true })).toBeVisible();
  }).toPass();
  await say(phone, 'Where is my invoice?');
  const laptop = await inAnotherBrowser(browser, buyer.api);
  await laptop.goto('/chat');
  await expect(lines(laptop).getByText('Where is my invoice?')).toBeVisible();
  await say(laptop, 'It is about the last order.');
  await expect(lines(phone).getByText('It is about the last order.')).toBeVisible();

  const notice = lines(phone).getByText(/We have turned your question into a ticket/);
  await expect(notice).toBeVisible(BECOMES_TICKET);
  const reference = /T-\w+/.exec(await notice.innerText())?.[0] ?? 'no reference';
  await laptop.goto('/account/tickets');
  await laptop.getByRole('listitem').filter({ hasText: reference }).getByRole('link').click();
  await expect(laptop.getByText('It is about the last order.').first()).toBeVisible();
  await Promise.all([laptop, desk].map((page) => page.context().close()));
});
