import { linkClass } from '@solar/ui/link/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

interface ResourceLinkProps {
  url: string;
  label?: string | undefined;
  children: ReactNode;
}

/** A page of this site, one of its files in the language of the reader, or an address elsewhere; text alone without one. */
export function ResourceLink({ url, label, children }: ResourceLinkProps) {
  const { language } = useTranslation().i18n;
  if (!url) return children;
  const isFile = url.startsWith('/api/');
  if (url.startsWith('/') && !isFile) {
    return (
      <Link className={linkClass()} to={url} aria-label={label}>
        {children}
      </Link>
    );
  }
  const href = isFile && !url.includes('?') ? `${url}?lang=${language}` : url;
  return (
    <a className={linkClass()} href={href} target="_blank" rel="noopener" aria-label={label}>
      {children}
    </a>
  );
}
