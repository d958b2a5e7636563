import { at, firstOf, plain } from '../routes/screen-route';
import {
  cartWith,
  dialog,
  field,
  list,
  menu,
  on,
  press,
  pressButton,
  question,
  type Layer,
  type LayeredScreen,
  type Step,
} from './layer';

/** As if the session ended within the last two minutes, of which the product warns. */
const endSoon: Step = async (page) => {
  await page.evaluate(() => {
    const ending = new Date(Date.now() + 100_000).toISOString();
    localStorage.setItem('auth_session_ends', ending);
  });
  await page.reload();
};

const sessionWarning: Layer = {
  ...dialog('end of the session', endSoon),
  // Escape means to stay, for which the browser would have to be signed in by itself.
  stays: true,
};

/** What a customer who is signed in opens. */
export const CUSTOMER_LAYERS: readonly LayeredScreen[] = [
  on(
    at('/products/:slug', '/products/huawei-luna2000-10-s0'),
    menu('account', pressButton('shell:account.menu')),
    dialog('review', pressButton('catalog:review.write')),
  ),
  on(
    plain('/account/addresses')[0],
    dialog('address', pressButton('account:addresses.add')),
    question('removal of an address', pressButton('account:common.remove')),
    list(
      'countries',
      pressButton('account:addresses.add'),
      press(field('combobox', 'account:addresses.fields.country')),
    ),
  ),
  on(
    firstOf('/account/quotes/:id', '/api/checkout/quotes', 'quoteId'),
    question('withdrawal of a quote', pressButton('account:quotes.withdraw')),
  ),
  on(
    plain('/account/security')[0],
    question('other devices', pressButton('account:security.sessions.endOthers')),
  ),
  on(
    plain('/account/tickets/new')[0],
    list('subjects of a ticket', press(field('combobox', 'account:tickets.fields.category'))),
  ),
  on(plain('/account/settings')[0], sessionWarning),
];

/** What a customer opens who has something in the cart. */
export const BUYER_LAYERS: readonly LayeredScreen[] = [
  on(
    plain('/cart')[0],
    dialog('filled cart', press(cartWith(2))),
    question('emptying the cart', pressButton('checkout:cart.clear')),
    dialog('request for a quote', pressButton('checkout:quoteRequest.open')),
  ),
];
