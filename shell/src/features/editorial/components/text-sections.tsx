import type { ContentEntry } from '@solar/contracts/admin/content-http';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import type { ReactNode } from 'react';
import { headingsOf } from './article-headings';
import { SideLinks } from './side-links';

/** Fewer sections are found without a list. */
const SECTIONS_LISTED = 4;

/** Links to the sections of a long text, to stand beside it; nothing for a short one. */
export function useTextSections({ title, body }: Pick<ContentEntry, 'title' | 'body'>): ReactNode {
  const localized = useLocalized();
  const headings = headingsOf(localized(body));
  if (headings.length < SECTIONS_LISTED) return null;
  const links = headings.map(({ id, text }) => ({ to: `#${id}`, label: text }));
  return <SideLinks label={localized(title)} links={links} narrow="hidden" />;
}
