/** What the visitor allowed of that which Google's tag can do. */
export interface TagConsent {
  analytics: boolean;
  marketing: boolean;
}

type ConsentField = 'ad_storage' | 'ad_user_data' | 'ad_personalization' | 'analytics_storage';
type ConsentFields = Record<ConsentField, 'granted' | 'denied'>;

type Command =
  | [name: 'consent', stage: 'default' | 'update', fields: ConsentFields]
  | [name: 'js', started: Date]
  | [name: 'set' | 'event', what: string, value: unknown]
  | [name: 'config', id: string, settings: { send_page_view: false }];

const SCRIPT = 'https://www.googletagmanager.com/gtag/js';
/** What the tag keeps in the window; without all of it, it starts anew when it is loaded again. */
const GLOBALS = ['dataLayer', 'google_tag_manager', 'google_tag_data'] as const;
const COOKIES: Record<keyof TagConsent, RegExp> = { analytics: /^_ga/, marketing: /^_gcl/ };
/** What advertisements add to the address of the page that they lead to. */
const CAMPAIGN = /^(utm_[a-z_]+|gclid|gbraid|wbraid|dclid)$/;
const NOTHING: TagConsent = { analytics: false, marketing: false };

/** Where the tag believes the visitor to be; only another place is reported to it. */
let knownLocation = '';

/** Loads the tag, which hears of the consent before anything else. Gives what takes it away again. */
export function startTag(id: string, path: string, consent: TagConsent): () => void {
  Reflect.deleteProperty(window, disabledKey(id));
  gtag('consent', 'default', fieldsOf(consent));
  gtag('set', 'ads_data_redaction', true);
  enterPage(path, consent);
  gtag('js', new Date());
  gtag('config', id, { send_page_view: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${SCRIPT}?id=${encodeURIComponent(id)}`;
  document.head.append(script);
  return () => {
    updateConsent(NOTHING);
    // A script that has run stays in memory; this is how it is made to measure nothing.
    Reflect.set(window, disabledKey(id), true);
    script.remove();
    for (const name of GLOBALS) Reflect.deleteProperty(window, name);
    knownLocation = '';
  };
}

export function updateConsent(consent: TagConsent): void {
  gtag('consent', 'update', fieldsOf(consent));
  for (const kind of ['analytics', 'marketing'] as const) {
    if (!consent[kind]) deleteCookies(COOKIES[kind]);
  }
}

/** Informs the tag where the visitor is, for everything that it reports from now on. */
export function enterPage(path: string, consent: TagConsent): void {
  const location = pageLocation(path, consent);
  if (location === knownLocation) return;
  knownLocation = location;
  gtag('set', 'page_location', location);
}

export function reportPageView(path: string, title: string): void {
  gtag('event', 'page_view', { page_path: path, page_title: title });
}

/** The tag takes a command only as the `arguments` object of a call; an array or another object is ignored. */
function gtag(..._command: Command): void {
  const page = window as { dataLayer?: unknown[] };
  (page.dataLayer ??= []).push(arguments);
}

function fieldsOf({ analytics, marketing }: TagConsent): ConsentFields {
  const ads = marketing ? 'granted' : 'denied';
  return {
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
    analytics_storage: analytics ? 'granted' : 'denied',
  };
}

/** The address without its query, which may hold a search or the secret of a link sent by mail. */
function pageLocation(path: string, { marketing }: TagConsent): string {
  const { origin, search } = window.location;
  const campaign = new URLSearchParams(
    [...new URLSearchParams(search)].filter(([name]) => marketing && CAMPAIGN.test(name)),
  );
  const query = campaign.toString();
  return `${origin}${path}${query && `?${query}`}`;
}

function disabledKey(id: string): string {
  return `ga-disable-${id}`;
}

/** The tag writes its cookies for the widest domain that the browser lets it, so each is tried. */
function deleteCookies(kind: RegExp): void {
  const labels = window.location.hostname.split('.');
  const domains = ['', ...labels.map((_, at) => `; Domain=${labels.slice(at).join('.')}`)];
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (!kind.test(name)) continue;
    for (const domain of domains) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
  }
}
