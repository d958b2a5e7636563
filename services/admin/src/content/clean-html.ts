import type { IOptions } from 'sanitize-html';

const VIDEO_ID = /^[\w-]{5,20}$/;

/**
 * The mark-up that editors may use: text structure, links, pictures of this site, tables, boxes and videos by their number
 * at the provider; no styles, no scripts, no frames.
 */
const ALLOWED: IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'aside'],
    ...['strong', 'em', 's', 'u', 'code', 'a', 'img', 'figure', 'figcaption'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'target'],
    aside: [{ name: 'data-callout', multiple: false, values: ['info', 'tip', 'warning'] }],
    figure: [
      { name: 'data-video', multiple: false, values: ['youtube', 'vimeo'] },
      'data-video-id',
    ],
    h2: ['id'],
    h3: ['id'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    ol: ['start'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'noopener' } }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
    figure: (tagName, attribs) => ({ tagName, attribs: checkedVideo(attribs) }),
  },
};

/** Keeps of an editor's HTML what readers may get. The library is loaded when first needed: readers need none. */
export async function cleanHtml(html: string): Promise<string> {
  const { default: sanitizeHtml } = await import('sanitize-html');
  return sanitizeHtml(html, ALLOWED);
}

function checkedVideo(attribs: Record<string, string>): Record<string, string> {
  const { 'data-video-id': id, ...rest } = attribs;
  return id && VIDEO_ID.test(id) ? { ...rest, 'data-video-id': id } : {};
}
