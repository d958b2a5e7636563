import {
  adminContentPageSchema,
  type AdminContentEntry,
} from '@solar/contracts/admin/content-http';
import { currentLanguage, i18n } from '@solar/mfe-kit/i18n/i18n';
import { pickText } from '@solar/mfe-kit/i18n/pick-text';
import { listFinder } from '@solar/mfe-kit/remote/list-finder';
import { CONTENT_PLACES } from './content-places';

/** Entries of every kind for the quick search. */
export const findContent = listFinder<AdminContentEntry>(
  '/api/admin/content',
  ({ id, kind, title }) => {
    const place = CONTENT_PLACES.find((one) => one.kind === kind);
    if (!place) return null;
    const detail = i18n.t(`admin:nav.${place.path}`);
    return { to: `/admin/${place.path}/${id}`, title: pickText(title, currentLanguage()), detail };
  },
  { params: { pageSize: 8 }, schema: adminContentPageSchema },
);
