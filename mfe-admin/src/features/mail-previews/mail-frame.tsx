import { ScrollRegion } from '@solar/ui/scroll-region/scroll-region';
import { useMemo, useRef, useState } from 'react';
import { applyStyles, withoutStyles } from './mail-document';
import styles from './mail-previews.module.css';

interface MailFrameProps {
  html: string;
  title: string;
  width: 'desktop' | 'phone';
}

/** A mail as a mail program shows it: no script runs in it and no link leads out of it. */
export function MailFrame({ html, title, width }: MailFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(600);
  const bare = useMemo(() => withoutStyles(html), [html]);
  const show = () => {
    if (!frame.current) return;
    applyStyles(frame.current, bare.css);
    setHeight(frame.current.contentDocument?.documentElement.scrollHeight ?? height);
  };
  return (
    <ScrollRegion role="group" aria-label={title} className={styles.stage}>
      <iframe
        key={width}
        ref={frame}
        title={title}
        className={styles[width]}
        height={height}
        sandbox="allow-same-origin"
        srcDoc={bare.html}
        onLoad={show}
      />
    </ScrollRegion>
  );
}
