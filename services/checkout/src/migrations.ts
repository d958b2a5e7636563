import { dropIndexes } from '@solar/service-kit/mongo/drop-indexes';
import type { Migration } from '@solar/service-kit/mongo/migrations';
import { searchOrdersByProduct } from './orders/order-search';
import { keepQuoteRevisions } from './quotes/migrate-revisions';
import { searchQuotes } from './quotes/quote-search';
import {
  completeOrders,
  countOrderNumbers,
  forgetStockLevels,
  movePayments,
} from './migrate-payments';

/** Shipping and tax that a fresh shop starts with; both are edited in the back office afterwards. */
export const migrations: Migration[] = [
  {
    id: '001-default-shipping-and-tax',
    async up(db) {
      const now = new Date();
      const stamp = { version: 0, createdAt: now, updatedAt: now };
      const gulf = ['AE', 'SA', 'OM', 'QA', 'BH', 'KW'];
      const abroad = 'EG JO LB IQ IN PK KE NG ZA MA TN DZ SN CI FR BE DE GB IT ES TR'.split(' ');
      const methods = [
        {
          _id: 'shm_01J00000000000000000000001',
          name: { en: 'Standard delivery', fr: 'Livraison standard' },
          description: {
            en: 'By truck to your door, pallets included',
            fr: 'Par camion à votre porte, palettes comprises',
          },
          countries: gulf,
          baseMinor: 2_500,
          perKgMinor: 25,
          freeFromMinor: 1_000_000,
          maxWeightGrams: null,
          minDays: 2,
          maxDays: 5,
          active: true,
          position: 10,
          ...stamp,
        },
        {
          _id: 'shm_01J00000000000000000000002',
          name: { en: 'Express delivery', fr: 'Livraison express' },
          description: { en: 'Next working day in the UAE', fr: 'Le prochain jour ouvré aux EAU' },
          countries: ['AE'],
          baseMinor: 7_500,
          perKgMinor: 60,
          freeFromMinor: null,
          maxWeightGrams: 500_000,
          minDays: 1,
          maxDays: 1,
          active: true,
          position: 20,
          ...stamp,
        },
        {
          _id: 'shm_01J00000000000000000000003',
          name: { en: 'International freight', fr: 'Fret international' },
          description: { en: 'Sea or road freight', fr: 'Fret maritime ou routier' },
          countries: abroad,
          baseMinor: 25_000,
          perKgMinor: 120,
          freeFromMinor: null,
          maxWeightGrams: null,
          minDays: 10,
          maxDays: 30,
          active: true,
          position: 30,
          ...stamp,
        },
      ];
      const rules = [
        {
          _id: 'txr_01J00000000000000000000001',
          country: 'AE',
          name: 'VAT 5%',
          basisPoints: 500,
          appliesToShipping: true,
          active: true,
          ...stamp,
        },
        {
          _id: 'txr_01J00000000000000000000002',
          country: '*',
          name: 'Export, zero-rated',
          basisPoints: 0,
          appliesToShipping: true,
          active: true,
          ...stamp,
        },
      ];
      await db.collection<{ _id: string }>('shipping_methods').insertMany(methods);
      await db.collection<{ _id: string }>('tax_rules').insertMany(rules);
    },
  },
  {
    id: '002-french-names-of-taxes',
    async up(db) {
      const rules = db.collection<{ _id: string; name: string; nameFr?: string }>('tax_rules');
      for (const [name, nameFr] of [
        ['VAT 5%', 'TVA 5 %'],
        ['VAT 5 %', 'TVA 5 %'],
        ['Export, zero-rated', 'Exportation, taux zéro'],
      ] as const) {
        await rules.updateMany({ name, nameFr: { $exists: false } }, { $set: { nameFr } });
      }
    },
  },
  { id: '003-orders-know-their-cart', up: completeOrders },
  { id: '004-payments-in-checkouts', up: movePayments },
  { id: '005-order-number-counter', up: countOrderNumbers },
  { id: '006-no-stock-in-product-views', up: forgetStockLevels },
  {
    id: '007-indexes-with-their-tie-break',
    async up(db) {
      await dropIndexes(db, 'orders', ['customerId_1_placedAt_-1', 'status_1_placedAt_-1']);
      await dropIndexes(db, 'quotes', ['customerId_1_createdAt_-1', 'status_1_createdAt_-1']);
      await dropIndexes(db, 'checkouts', ['payment.status_1_payment.createdAt_-1']);
    },
  },
  { id: '008-quotes-keep-their-revisions', up: keepQuoteRevisions },
  { id: '009-orders-found-by-product', up: searchOrdersByProduct },
  { id: '010-search-terms-of-quotes', up: searchQuotes },
];
