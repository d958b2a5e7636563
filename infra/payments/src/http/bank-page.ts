import type { PaymentIntent } from '../stripe-objects';

const TEXTS = {
  en: {
    title: 'Test bank: confirm this payment',
    intro: 'This page stands in for the bank of a test card. No money moves.',
    amount: 'Amount',
    approve: 'Approve',
    fail: 'Refuse',
  },
  fr: {
    title: 'Banque de test : confirmez ce paiement',
    intro: 'Cette page remplace la banque d’une carte de test. Aucun argent ne circule.',
    amount: 'Montant',
    approve: 'Approuver',
    fail: 'Refuser',
  },
} as const;

export type BankLocale = keyof typeof TEXTS;

/** The 3-D Secure page: a plain form, so that it works under the strictest content policy. */
export function renderBankPage(intent: PaymentIntent, locale: BankLocale): string {
  const texts = TEXTS[locale];
  const amount = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: intent.currency.toUpperCase(),
  }).format(intent.amount / 100);
  return `<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${texts.title}</title>
    <link rel="stylesheet" href="/payments/stripe.css">
  </head>
  <body class="solar-test-bank">
    <main class="solar-test-bank__card">
      <p class="solar-test-card__badge">TEST</p>
      <h1 class="solar-test-bank__title">${texts.title}</h1>
      <p>${texts.intro}</p>
      <dl class="solar-test-bank__facts"><dt>${texts.amount}</dt><dd>${escapeHtml(amount)}</dd></dl>
      <form class="solar-test-bank__actions" method="post" action="/payments/3ds/${escapeHtml(intent.id)}">
        <input type="hidden" name="client_secret" value="${escapeHtml(intent.client_secret)}">
        <button class="solar-test-bank__approve" name="decision" value="approve">${texts.approve}</button>
        <button class="solar-test-bank__fail" name="decision" value="fail">${texts.fail}</button>
      </form>
    </main>
  </body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
