import { accessOverHttp } from './http/access';
import { buyingOverHttp } from './http/buying';
import { cartOverHttp } from './http/cart';
import { orderMailsOverHttp } from './http/order-mails';
import { ordersOverHttp } from './http/orders';
import { piecesOverHttp } from './http/pieces';
import { returnsOverHttp } from './http/returns';
import { privacyOverHttp } from './http/privacy';
import { quotesOverHttp } from './http/quotes';
import { salesOverHttp } from './http/sales';
import { shippingAndTaxesOverHttp } from './http/shipping-and-taxes';
import { taxNumbersOverHttp } from './http/tax-number';
import { HttpShop } from './support/http-shop';

describe('checkout over HTTP', () => {
  const http = new HttpShop();
  beforeAll(() => http.open());
  afterAll(() => http.shop.close());

  cartOverHttp(http);
  accessOverHttp(http);
  buyingOverHttp(http);
  shippingAndTaxesOverHttp(http);
  ordersOverHttp(http);
  orderMailsOverHttp(http);
  taxNumbersOverHttp(http);
  piecesOverHttp(http);
  returnsOverHttp(http);
  privacyOverHttp(http);
  quotesOverHttp(http);
  salesOverHttp(http);
});
