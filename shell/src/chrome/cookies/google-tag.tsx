import { useAnnouncement } from '@solar/mfe-kit/page/announcer-store';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { enterPage, reportPageView, startTag, updateConsent, type TagConsent } from './gtag';

/** A screen has its title by then, and who has left it sooner only passed through. */
const SETTLED_MS = 1000;

/** Google's tag, with page views while analytics are allowed. Shown only with consent to something that it does. */
export function GoogleTag({ id, analytics, marketing }: { id: string } & TagConsent) {
  const { pathname } = useLocation();
  const [first] = useState({ path: pathname, consent: { analytics, marketing } });
  useEffect(() => startTag(id, first.path, first.consent), [id, first]);
  useEffect(() => updateConsent({ analytics, marketing }), [analytics, marketing]);
  useEffect(() => enterPage(pathname, { analytics, marketing }), [pathname, analytics, marketing]);
  usePageViews(pathname, analytics);
  return null;
}

/** Reports every page once, with the title that it has when it has come to rest. */
function usePageViews(path: string, allowed: boolean): void {
  const title = useAnnouncement((state) => state.text);
  const reported = useRef('');
  useEffect(() => {
    if (!allowed || reported.current === path) return;
    const timer = setTimeout(() => {
      reported.current = path;
      reportPageView(path, title);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [allowed, path, title]);
}
