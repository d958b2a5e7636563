import { useDeferredValue, useState, type ReactNode } from 'react';
import { currentLocale } from '@solar/mfe-kit/i18n/i18n';
import { useFromServer } from '@solar/mfe-kit/page/use-from-server';
import { onServer } from '@solar/mfe-kit/render/render-scope';

export interface StillProps {
  /** What the part shows. When one of these is another, the part is rendered in the browser. */
  of: readonly unknown[];
  className?: string | undefined;
  children: () => ReactNode;
}

/** React takes HTML over without reading it, and sets it again only where this object is another. */
const AS_SENT = { __html: '' };

/**
 * A part of a page in which nothing happens: text, figures, links. In a document from the server it keeps the server's HTML
 * and is not rendered at all until it shows something else. Its parent has to know of a change of language. Links are
 * followed by the host, which finds them by the mark.
 */
export function Still({ of, className, children }: StillProps) {
  const kept = useKept(of);
  if (kept && !onServer) {
    return (
      <div
        key="kept"
        className={className}
        data-still=""
        suppressHydrationWarning
        dangerouslySetInnerHTML={AS_SENT}
      />
    );
  }
  return (
    <div key="live" className={className} data-still={kept ? '' : undefined}>
      {children()}
    </div>
  );
}

/** Whether what the server sent still holds; it never holds again once it did not. */
function useKept(of: readonly unknown[]): boolean {
  const fromServer = useFromServer();
  const shown = [currentLocale(), ...of];
  const [sent] = useState(shown);
  const [changed, setChanged] = useState(false);
  if (!changed && shown.some((one, index) => one !== sent[index])) setChanged(true);
  // In a render of its own: code may have to come first, and what is there stays until then.
  const outdated = useDeferredValue(changed);
  return fromServer && !outdated;
}
