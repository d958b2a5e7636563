import { VisuallyHidden } from '@solar/ui/visually-hidden/visually-hidden';
import { useAnnouncement } from '@solar/mfe-kit/page/announcer-store';

/** The live region; one of it stands in the page, always. */
export function Announcer() {
  const text = useAnnouncement((state) => state.text);
  return (
    <VisuallyHidden>
      <div role="status" aria-live="polite" aria-atomic="true">
        {text}
      </div>
    </VisuallyHidden>
  );
}
