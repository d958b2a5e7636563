import { Extension, Node } from '@tiptap/core';
import { TABLE_NODES } from './table-nodes';

export const CALLOUT_TONES = ['info', 'tip', 'warning'] as const;

/** A paragraph or more that stands out. */
const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: () => ({
    tone: {
      default: 'info',
      parseHTML: (element) => element.getAttribute('data-callout') || 'info',
      renderHTML: ({ tone }) => ({ 'data-callout': tone as string }),
    },
  }),
  parseHTML: () => [{ tag: 'aside' }],
  renderHTML: ({ HTMLAttributes }) => ['aside', HTMLAttributes, 0],
});

/** What a figure without a caption is read with. */
const captionOf = (figure: globalThis.Node): HTMLElement =>
  (figure as HTMLElement).querySelector('figcaption') ?? document.createElement('figcaption');

const size = (name: 'width' | 'height') => ({
  default: null,
  parseHTML: (element: HTMLElement) => imageOf(element)?.getAttribute(name) ?? null,
});

const imageOf = (element: HTMLElement): HTMLElement | null =>
  element.tagName === 'IMG' ? element : element.querySelector('img');

/** A picture with its caption. */
const Picture = Node.create({
  name: 'picture',
  group: 'block',
  content: 'inline*',
  isolating: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: '', parseHTML: (element) => imageOf(element)?.getAttribute('src') ?? '' },
    alt: { default: '', parseHTML: (element) => imageOf(element)?.getAttribute('alt') ?? '' },
    width: size('width'),
    height: size('height'),
  }),
  parseHTML: () => [
    {
      tag: 'figure',
      contentElement: captionOf,
      getAttrs: (figure) => (figure.querySelector('img') ? null : false),
    },
    { tag: 'img[src]' },
  ],
  renderHTML: ({ HTMLAttributes }) => ['figure', ['img', HTMLAttributes], ['figcaption', 0]],
});

/** A video by its number at the provider; nothing is loaded from there in the editor. */
const Video = Node.create({
  name: 'video',
  group: 'block',
  content: 'inline*',
  isolating: true,
  draggable: true,
  addAttributes: () => ({
    provider: {
      default: 'youtube',
      parseHTML: (element) => element.getAttribute('data-video'),
      renderHTML: ({ provider }) => ({ 'data-video': provider as string }),
    },
    videoId: {
      default: '',
      parseHTML: (element) => element.getAttribute('data-video-id'),
      renderHTML: ({ videoId }) => ({ 'data-video-id': videoId as string }),
    },
  }),
  parseHTML: () => [{ tag: 'figure[data-video]', contentElement: captionOf, priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes, ['figcaption', 0]],
});

/** Headings keep the id by which links within the page find them. */
const HeadingId = Extension.create({
  name: 'headingId',
  addGlobalAttributes: () => [
    {
      types: ['heading'],
      attributes: {
        id: {
          default: null,
          renderHTML: ({ id }) => (id ? { id: id as string } : {}),
        },
      },
    },
  ],
});

/** The blocks that the service keeps beyond those of the starter kit. */
export const BLOCK_NODES = [...TABLE_NODES, Callout, Picture, Video, HeadingId];
