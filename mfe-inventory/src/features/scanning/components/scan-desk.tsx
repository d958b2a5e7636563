import type { ScanMatch } from '@solar/contracts/inventory/stock-levels';
import { UserFacingError } from '@solar/mfe-kit/http/error-text';
import { Button } from '@solar/ui/button/button';
import { Switch } from '@solar/ui/switch/switch';
import CameraIcon from 'lucide-react/icons/camera';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { urls } from '../../../urls';
import { ScanField } from '../../scan/scan-field';
import { signalsAreOn, switchSignals } from '../../scan/signal';
import { hasCameras, mayUseCamera } from '../camera/barcode-detector';
import { Camera } from '../camera/camera';
import { findMatch } from '../code-book';
import styles from '../scanning.module.css';
import { openTask } from '../tasks/open-task';
import { scanStep, type Step } from '../tasks/scan-step';
import { serialStep } from '../tasks/serial-step';
import { findPiece } from '../find-piece';
import { documentOf, hasWork, type Task } from '../tasks/task';

interface ScanDeskProps {
  /** Nothing is in hand, so that it has to be said what can be scanned. */
  idle: boolean;
  /** The task as it is now: scans come faster than the screen. */
  read: () => Task;
  setTask: (task: Task) => void;
}

const CAMERA = 'camera';

/** The field that always listens, and what belongs to it: camera, sound, keyboard. */
export function ScanDesk({ idle, read, setTask }: ScanDeskProps) {
  const { t } = useTranslation('inventory');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [keyboard, setKeyboard] = useState(false);
  const [signals, setSignals] = useState(signalsAreOn);
  const [camera, setCamera] = useState(() => params.has(CAMERA) && hasCameras() && mayUseCamera());

  const openPaper = async (match: Extract<ScanMatch, { kind: 'order' | 'document' }>) => {
    const id = match.kind === 'order' ? match.order.orderId : match.document.id;
    const number = match.kind === 'order' ? match.order.orderNumber : match.document.number;
    if (documentOf(read()) === id) return t('scanning.opened', { number });
    if (hasWork(read())) throw new UserFacingError(t('scanning.finishFirst'));
    const task = await openTask(match);
    if (task) setTask(task);
    else void navigate(screenOf(match));
    return t('scanning.opened', { number });
  };
  const take = (step: Step) => {
    if ('refused' in step) throw new UserFacingError(t(step.refused, step.values));
    setTask(step.task);
    return t(step.said, step.values);
  };
  const onMatch = (match: ScanMatch) => {
    if (match.kind === 'order' || match.kind === 'document') return openPaper(match);
    return take(scanStep(read(), match));
  };
  const onUnknown = async (code: string) => {
    const step = serialStep(read(), code);
    if (step) return take(step);
    const id = read().kind === 'look' ? await findPiece(code) : null;
    if (id === null) return undefined;
    void navigate(urls.serial(id));
    return t('scanning.opened', { number: code });
  };
  const toggleSignals = (on: boolean) => {
    switchSignals(on);
    setSignals(on);
  };
  const openCamera = () => {
    // A page that was reached from another has that one's permissions; only a load of its own brings the camera.
    if (mayUseCamera()) setCamera(true);
    else window.location.assign(`${urls.scan}?${CAMERA}`);
  };
  return (
    <>
      <ScanField
        label={t('scan.label')}
        {...(idle && { hint: t('scanning.hint') })}
        find={findMatch}
        listening={{ keyboard }}
        onMatch={onMatch}
        onUnknown={onUnknown}
        reader={(onCode) => camera && <Camera onCode={onCode} onClose={() => setCamera(false)} />}
      />
      <div className={styles.tools}>
        {hasCameras() && !camera && (
          <Button variant="secondary" startIcon={<CameraIcon />} onClick={openCamera}>
            {t('scanning.openCamera')}
          </Button>
        )}
        <Switch label={t('scanning.signals')} checked={signals} onCheckedChange={toggleSignals} />
        <Switch label={t('scanning.keyboard')} checked={keyboard} onCheckedChange={setKeyboard} />
      </div>
    </>
  );
}

/** The screen of a paper with which nothing is to be scanned now. */
function screenOf(match: Extract<ScanMatch, { kind: 'order' | 'document' }>): string {
  if (match.kind === 'order') return urls.shipment(match.order.orderId);
  const { type, id } = match.document;
  return urls[type](id);
}
