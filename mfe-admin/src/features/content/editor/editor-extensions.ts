import StarterKit from '@tiptap/starter-kit';
import { BLOCK_NODES } from './block-nodes';
import { isLinkAddress } from './video-address';

/** What can be written; the service keeps the same (its `clean-html.ts`). */
export const EDITOR_EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      autolink: false,
      HTMLAttributes: { target: null, rel: 'noopener' },
      isAllowedUri: (address) => isLinkAddress(address),
    },
  }),
  ...BLOCK_NODES,
];
