import { Button } from '@solar/ui/button/button';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createDetector } from './barcode-detector';
import styles from './camera.module.css';

const LOOK_EVERY_MS = 150;
/** A code that stays in the picture is one scan. */
const SAME_CODE_MS = 1_500;

type Failure = 'denied' | 'none' | 'busy';
/** What to do differs: allow it, type instead, or close what has it. */
const FAILURES: Record<string, Failure> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
};
const failureOf = (error: unknown): Failure =>
  (error instanceof Error && FAILURES[error.name]) || 'busy';

interface CameraProps {
  onCode: (code: string) => void;
  onClose: () => void;
}

/** The camera's picture, in which codes are read one after the other until it is closed. */
export function Camera({ onCode, onClose }: CameraProps) {
  const { t } = useTranslation('inventory');
  const video = useRef<HTMLVideoElement>(null);
  const report = useRef(onCode);
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => {
    report.current = onCode;
  });
  useEffect(() => {
    const picture = video.current;
    if (!picture) return;
    const stop = new AbortController();
    read(picture, stop.signal, (code) => report.current(code)).catch((error: unknown) =>
      setFailure(failureOf(error)),
    );
    return () => stop.abort();
  }, []);
  return (
    <div className={styles.camera}>
      {failure ? (
        <p role="alert">{t(`scanning.cameraFailure.${failure}`)}</p>
      ) : (
        <>
          <div className={styles.aim}>
            <video
              ref={video}
              className={styles.video}
              muted
              playsInline
              aria-label={t('scanning.camera')}
            />
          </div>
          <p className={styles.hint}>{t('scanning.cameraHint')}</p>
        </>
      )}
      <Button variant="secondary" startIcon={<X />} onClick={onClose}>
        {t('scanning.closeCamera')}
      </Button>
    </div>
  );
}

async function read(
  video: HTMLVideoElement,
  stop: AbortSignal,
  onCode: (code: string) => void,
): Promise<void> {
  const detector = await createDetector();
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
  });
  const end = () => stream.getTracks().forEach((track) => track.stop());
  if (stop.aborted) return end();
  stop.addEventListener('abort', end);
  video.srcObject = stream;
  await video.play();
  let last = { code: '', at: 0 };
  while (!stop.aborted) {
    const [found] = await detector.detect(video);
    const now = Date.now();
    if (found) {
      const fresh = found.rawValue !== last.code || now - last.at > SAME_CODE_MS;
      last = { code: found.rawValue, at: now };
      if (fresh && !stop.aborted) onCode(found.rawValue);
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
