/** Public pages whose documents are looked at, each without a language, and a text that it has to hold. */
export interface PublicPage {
  path: string;
  name: string;
}

/** Reads a document as a crawler does: no scripts, no cookies. */
export async function readDocument(origin: string, path: string, agent = 'Googlebot/2.1') {
  const response = await fetch(origin + path, {
    redirect: 'manual',
    headers: { 'user-agent': agent },
  });
  const html = await response.text();
  const { status, headers } = response;
  return { status, headers, html };
}

/** Content of a meta element. */
export function metaOf(html: string, key: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)"`).exec(html)?.[1];
}

/** Address of a link element. */
export function linkOf(html: string, rel: string): string | undefined {
  return new RegExp(`<link rel="${rel}" href="([^"]*)"`).exec(html)?.[1];
}

/** Structured data of a document. */
export function jsonLdOf(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].flatMap(
    ([, text = 'null']) => [JSON.parse(text) as Record<string, unknown>].flat(),
  );
}

/** What the document hands over to the browser, as text. */
export function stateTextOf(html: string): string | undefined {
  return /<script type="application\/json" id="page-state">(.*?)<\/script>/.exec(html)?.[1];
}
