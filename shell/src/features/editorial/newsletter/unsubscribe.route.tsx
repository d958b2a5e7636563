import { NewsletterTokenPage } from './newsletter-token.page';

/** Where the mail's link leads: unsubscribe. */
export function Component() {
  return <NewsletterTokenPage action="unsubscribe" />;
}
