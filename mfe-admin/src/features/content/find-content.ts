import { adminContentPageSchema } from '@solar/contracts/admin/content-http';
import { http } from '@solar/mfe-kit/http/http-client';
import { currentLanguage, i18n } from '@solar/mfe-kit/i18n/i18n';
import { pickText } from '@solar/mfe-kit/i18n/pick-text';
import type { Finder } from '@solar/mfe-kit/remote/remote-contract';
import { CONTENT_PLACES } from './content-places';

/** Entries of every kind for the quick search. */
export const findContent: Finder = async (q, signal) => {
  const { items } = await http.get('/api/admin/content', {
    params: { q, pageSize: 8 },
    signal,
    schema: adminContentPageSchema,
  });
  return items.flatMap(({ id, kind, title }) => {
    const place = CONTENT_PLACES.find((one) => one.kind === kind);
    if (!place) return [];
    const detail = i18n.t(`admin:nav.${place.path}`);
    return [
      { to: `/admin/${place.path}/${id}`, title: pickText(title, currentLanguage()), detail },
    ];
  });
};
