import { useEffect, useRef, useState, type ComponentPropsWithoutRef, type RefObject } from 'react';

function useOverflow(box: RefObject<HTMLDivElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () =>
      setOverflows(
        element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight,
      );
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [box]);
  return overflows;
}

export type ScrollRegionProps = ComponentPropsWithoutRef<'div'>;

/**
 * A box that scrolls by itself; it joins the tab order only while there is something to scroll.
 * Name it with `aria-label` or `aria-labelledby`.
 */
export function ScrollRegion({ role = 'region', ...rest }: ScrollRegionProps) {
  const box = useRef<HTMLDivElement>(null);
  const focus = useOverflow(box) ? { tabIndex: 0 } : {};
  return <div ref={box} role={role} {...focus} {...rest} />;
}
