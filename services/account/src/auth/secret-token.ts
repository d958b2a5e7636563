import { hashOfLinkToken } from '@solar/service-kit/auth/link-token';

/** What this service keeps of a secret: links, chats and devices of its first release are known by base64url. */
export function secretTokenHash(token: string): string {
  return hashOfLinkToken(token, 'base64url');
}
