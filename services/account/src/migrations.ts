import { fillSearchTerms } from '@solar/service-kit/mongo/search-terms';
import type { Migration } from '@solar/service-kit/mongo/migrations';
import { TICKET_SEARCH_FIELDS } from './ticket/ticket.schema';
import { USER_SEARCH_FIELDS } from './user/user-keys';

export const migrations: Migration[] = [
  {
    id: '001-search-terms',
    async up(db) {
      await fillSearchTerms(db, 'users', USER_SEARCH_FIELDS);
      await fillSearchTerms(db, 'tickets', TICKET_SEARCH_FIELDS);
    },
  },
];
