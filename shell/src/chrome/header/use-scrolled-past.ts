import { useEffect, useState } from 'react';

/** Whether the page is scrolled further than `threshold` pixels. */
export function useScrolledPast(threshold: number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const check = () => setPast(window.scrollY > threshold);
    // Asked for at once, the position would force a layout before the page is complete.
    const first = requestAnimationFrame(check);
    window.addEventListener('scroll', check, { passive: true });
    return () => {
      cancelAnimationFrame(first);
      window.removeEventListener('scroll', check);
    };
  }, [threshold]);
  return past;
}
