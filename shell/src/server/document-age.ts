/** Pages ask for the same things (settings, categories), and for a moment the same answer serves all of them. */
export const ANSWER_KEPT_MS = 5_000;
/** How long the edge shows a document without asking. */
const FRESH_S = 25;
/** How long after that it shows it once more while the next one is made; who comes later waits for that. */
const RENEWED_BEHIND_S = 25;

/** What a document may be kept for: together with the answers it is made of, less than a minute. */
export const DOCUMENT_CACHE_CONTROL = `s-maxage=${FRESH_S}, stale-while-revalidate=${RENEWED_BEHIND_S}`;

/** A page that is not there, or not for strangers, may be published at any moment, and its author looks at once. */
export const MISSING_CACHE_CONTROL = 's-maxage=5';
