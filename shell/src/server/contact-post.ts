import { LANGUAGES } from '@solar/contracts/common/languages';
import { addressIn } from '@solar/mfe-kit/i18n/language-address';
import type { FastifyInstance } from 'fastify';

const TIMEOUT_MS = 3000;

/**
 * The contact form of a page whose scripts have not run: what it sends goes to the service as the script would send it, and
 * the answer leads back to the page, which says how it went.
 */
export function acceptContactForm(server: FastifyInstance, adminUrl: string): void {
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 64 * 1024 },
    (_request, body, done) => done(null, messageOf(String(body))),
  );
  for (const path of LANGUAGES.map((language) => addressIn(language, '/contact'))) {
    server.post(path, async ({ body, headers }, reply) => {
      const sent = await send(adminUrl, body, String(headers['x-forwarded-for'] ?? ''));
      return reply.redirect(`${path}?${sent ? 'sent' : 'failed'}=true`, 303);
    });
  }
}

/** The filled fields of a form. */
function messageOf(body: string): Record<string, string> {
  return Object.fromEntries([...new URLSearchParams(body)].filter(([, value]) => value !== ''));
}

async function send(adminUrl: string, message: unknown, forwardedFor: string): Promise<boolean> {
  try {
    const response = await fetch(`${adminUrl}/api/content/contact-messages`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        // The service counts messages by address.
        ...(forwardedFor ? { 'x-forwarded-for': forwardedFor } : {}),
      },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok;
  } catch (error) {
    console.error('A contact message could not be sent', error);
    return false;
  }
}
