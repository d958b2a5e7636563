/**
 * Said to whoever listens, without a stream and without content, when what a customer pays, or what a product is called, may be another
 * one now. One that is lost is made up for by the time limit of what was remembered.
 */
export const PRICES_CHANGED = 'signal.catalog.prices-changed';
