import { clsx } from 'clsx';
import { useEffect, useRef, type RefObject } from 'react';
import { useHref, useNavigate } from 'react-router';
import { withAnchors } from './article-headings';
import styles from './rich-text.module.css';

interface RichTextProps {
  html: string;
  /** `timeline` sets each section at a point of a line, `tiles` beside the others. */
  layout?: 'timeline' | 'tiles';
  /** Each heading has an address, for a list of contents. */
  anchored?: boolean;
}

/** Addresses of pages of this site; files of the services are none. */
const PAGE_HREF = /href="\/(?!\/|api\/|images\/)/g;

/** HTML that an editor wrote and the admin service sanitised when it was saved. */
export function RichText({ html, layout, anchored = false }: RichTextProps) {
  const base = useHref('/').replace(/\/$/, '');
  const text = useRef<HTMLDivElement>(null);
  useFollowedLinks(text, base);
  useOfferedVideos(text, html);
  return (
    <div
      ref={text}
      className={clsx(styles.text, layout && styles[layout])}
      dangerouslySetInnerHTML={{
        __html: readable(setUp(html, layout, anchored), base),
      }}
    />
  );
}

/** A video is fetched from its site only when somebody plays it. */
function useOfferedVideos(text: RefObject<HTMLDivElement | null>, html: string): void {
  useEffect(() => {
    const element = text.current;
    if (!element?.querySelector('[data-video]')) return;
    void import('./videos').then(({ offerVideos }) => offerVideos(element));
  }, [text, html]);
}

function setUp(html: string, layout: RichTextProps['layout'], anchored: boolean): string {
  if (layout === 'tiles') return sectioned(html);
  return anchored ? withAnchors(html) : html;
}

/** Each heading with what follows it in a section of its own; a text before the first heading stays before them. */
function sectioned(html: string): string {
  const parts = html.trimStart().split(/(?=<h2[ >])/);
  return parts
    .map((part) => (part.startsWith('<h2') ? `<section>${part}</section>` : part))
    .join('');
}

/** Links lead to the reader's language, and a table that is wider than the screen can be scrolled by keyboard. */
function readable(html: string, base: string): string {
  return html.replace(PAGE_HREF, `href="${base}/`).replaceAll('<table>', '<table tabindex="0">');
}

/** Links to pages of this site open without loading the site anew. */
function useFollowedLinks(text: RefObject<HTMLDivElement | null>, base: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const target = pageOf(event, base);
      if (target === undefined) return;
      event.preventDefault();
      void navigate(target);
    };
    const element = text.current;
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [text, base, navigate]);
}

/** The page that a plain click leads to, without the language; nothing for other clicks and other links. */
function pageOf(event: MouseEvent, base: string): string | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return undefined;
  }
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href') ?? '';
  const isPage = href.startsWith(`${base}/`) && !/^\/(?:\/|api\/|images\/)/.test(href);
  return isPage ? href.slice(base.length) : undefined;
}
