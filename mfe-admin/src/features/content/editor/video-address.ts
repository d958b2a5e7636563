/** A video at its provider. */
export interface VideoAddress {
  provider: 'youtube' | 'vimeo';
  videoId: string;
}

const PATTERNS = [
  {
    provider: 'youtube',
    pattern:
      /^https:\/\/(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{5,20})/,
  },
  {
    provider: 'vimeo',
    pattern: /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{5,20})/,
  },
] as const;

/** Reads the address of a video's page; null for any other. */
export function readVideoAddress(address: string): VideoAddress | null {
  for (const { provider, pattern } of PATTERNS) {
    const videoId = pattern.exec(address.trim())?.[1];
    if (videoId) return { provider, videoId };
  }
  return null;
}

/** Whether a link may lead there: a page of this site, a part of this page, https, mail or telephone. */
export function isLinkAddress(address: string): boolean {
  return /^(?:\/(?!\/)|#|https:\/\/[^\s]+\.[^\s]+|mailto:[^\s@]+@[^\s]+|tel:\+?[\d -]+$)/.test(
    address.trim(),
  );
}
