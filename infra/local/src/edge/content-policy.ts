/** What the content security policy allows beyond the shop's own origin: Stripe, and only with a Stripe key. */
export function policyExtras(usesStripe: boolean) {
  return {
    CSP_SCRIPT_EXTRA: usesStripe ? ' https://js.stripe.com' : '',
    CSP_CONNECT_EXTRA: usesStripe ? ' https://api.stripe.com' : '',
    CSP_FRAME_EXTRA: usesStripe ? ' https://js.stripe.com https://hooks.stripe.com' : '',
  };
}
