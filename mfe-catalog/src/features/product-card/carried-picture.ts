import type { ProductCard, ProductImage } from '@solar/contracts/catalog/http';

/** One picture at a time goes along when the page changes; two with one name would stop the browser's transition. */
let carried: HTMLElement | null = null;

/** Names the picture of the card that is opened; none once its page is there. The root says so too, for the styles of that page. */
export function carryPicture(picture: HTMLElement | null): void {
  document.documentElement.toggleAttribute('data-carries', picture !== null);
  carried?.removeAttribute('data-carried');
  picture?.setAttribute('data-carried', '');
  carried = picture;
  // The same listener again is none.
  window.addEventListener('unhandledrejection', expectSkipped);
}

/** Whoever goes on before the picture has arrived skips the transition. The router leaves the rejection of its promise to the page. */
function expectSkipped(event: PromiseRejectionEvent): void {
  const { reason } = event as { reason: unknown };
  if (!(reason instanceof DOMException) || reason.name !== 'AbortError') return;
  if (reason.message.startsWith('Transition was skipped')) event.preventDefault();
}

/** What a card gives to the product's page, to show until the product is there. Never its price. */
export interface HandedOver {
  picture: ProductImage;
}

export function handedOver({ image }: ProductCard): HandedOver | undefined {
  return image ? { picture: image } : undefined;
}

/** The picture that came with the address; null where the page was opened from elsewhere. */
export function handedPicture(state: unknown): ProductImage | null {
  const given = state as Partial<HandedOver> | null | undefined;
  return given?.picture?.url ? given.picture : null;
}
