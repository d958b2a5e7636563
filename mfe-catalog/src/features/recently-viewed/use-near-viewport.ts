import { useEffect, useState, type RefObject } from 'react';

/** About a screen ahead, so that what is fetched is there when it is reached. */
const AHEAD = '600px';

/** True from the moment at which the element has come near the part of the page that is seen. */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: AHEAD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [near, element]);
  return near;
}
