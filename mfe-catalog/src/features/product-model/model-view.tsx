import { useFormat } from '@solar/mfe-kit/format/use-format';
import { Button } from '@solar/ui/button/button';
import { IconButton } from '@solar/ui/icon-button/icon-button';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ModelScene } from './model-scene';
import styles from './model-view.module.css';
import { openQuickLook, roomViewer, sceneViewerLink } from './room-link';

const STEP = Math.PI / 12;
const CLOSER = 0.8;

type Act = (scene: ModelScene) => void;

const closer: Act = (scene) => scene.approach(CLOSER);
const further: Act = (scene) => scene.approach(1 / CLOSER);
const reset: Act = (scene) => scene.reset();

const KEYS: Readonly<Record<string, Act>> = {
  ArrowLeft: (scene) => scene.turn(-STEP, 0),
  ArrowRight: (scene) => scene.turn(STEP, 0),
  ArrowUp: (scene) => scene.turn(0, STEP),
  ArrowDown: (scene) => scene.turn(0, -STEP),
  '+': closer,
  '=': closer,
  '-': further,
  Home: reset,
};

type State = 'loading' | 'shown' | 'failed' | 'unsupported';

export interface ModelViewProps {
  /** Binary glTF. */
  url: string;
  /** The product. */
  name: string;
  /** What stands there until the model is shown. */
  poster: string | undefined;
  /** Sides in millimetres, of the datasheet. */
  size: readonly number[] | undefined;
}

/** A product to be turned by finger, mouse or keys, and put into one's room where the device can. */
export function ModelView({ url, name, poster, size }: ModelViewProps) {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  const canvas = useRef<HTMLCanvasElement>(null);
  const scene = useRef<ModelScene>(null);
  const [state, setState] = useState<State>('loading');
  const [attempt, setAttempt] = useState(0);
  const [degrees, setDegrees] = useState(0);
  useEffect(() => {
    const shown = start(canvas.current, setDegrees);
    if (!shown) return setState('unsupported');
    scene.current = shown;
    let left = false;
    const now = (next: State) => !left && setState(next);
    shown.load(url).then(
      () => now('shown'),
      () => now('failed'),
    );
    return () => {
      left = true;
      scene.current = null;
      shown.dispose();
    };
  }, [url, attempt]);
  const act = (work: Act) => {
    if (state === 'shown' && scene.current) work(scene.current);
  };
  const press = (event: KeyboardEvent) => {
    const work = KEYS[event.key];
    if (!work) return;
    event.preventDefault();
    act(work);
  };
  return (
    <div className={styles.view} data-state={state}>
      {state !== 'shown' && poster && <img className={styles.poster} src={poster} alt="" />}
      {/* A canvas that lost its context can't have another one. */}
      <canvas
        key={attempt}
        ref={canvas}
        className={styles.canvas}
        tabIndex={0}
        role="slider"
        aria-label={t('model.of', { name })}
        aria-valuemin={0}
        aria-valuemax={359}
        aria-valuenow={degrees}
        aria-valuetext={`${degrees}°`}
        onKeyDown={press}
      />
      {state === 'loading' && (
        <p className={styles.note} role="status">
          {t('model.loading')}
        </p>
      )}
      {(state === 'failed' || state === 'unsupported') && (
        <div className={styles.note} role="alert">
          <p>{t(`model.${state}`)}</p>
          {state === 'failed' && (
            <Button
              size="sm"
              onClick={() => {
                setState('loading');
                setAttempt((count) => count + 1);
              }}
            >
              {t('model.retry')}
            </Button>
          )}
        </div>
      )}
      {state === 'shown' && (
        <>
          <p className={styles.size}>
            {size
              ? t('model.size', { size: size.map((side) => format.number(side)).join(' × ') })
              : t('model.hint')}
          </p>
          <div className={styles.tools}>
            <RoomButton url={url} name={name} scene={() => scene.current} />
            <IconButton size="sm" label={t('model.closer')} onClick={() => act(closer)}>
              <Plus aria-hidden="true" />
            </IconButton>
            <IconButton size="sm" label={t('model.further')} onClick={() => act(further)}>
              <Minus aria-hidden="true" />
            </IconButton>
            <IconButton size="sm" label={t('model.reset')} onClick={() => act(reset)}>
              <RotateCcw aria-hidden="true" />
            </IconButton>
          </div>
        </>
      )}
    </div>
  );
}

function start(
  canvas: HTMLCanvasElement | null,
  onTurn: (degrees: number) => void,
): ModelScene | null {
  try {
    return canvas && new ModelScene(canvas, onTurn);
  } catch {
    return null;
  }
}

interface RoomButtonProps {
  url: string;
  name: string;
  scene: () => ModelScene | null;
}

/** Only where the device can show a thing in its room. */
function RoomButton({ url, name, scene }: RoomButtonProps) {
  const { t } = useTranslation('catalog');
  const [viewer] = useState(roomViewer);
  if (viewer === null) return null;
  if (viewer === 'scene-viewer') {
    return (
      <Button asChild size="sm" variant="secondary">
        <a href={sceneViewerLink(url, name)}>{t('model.room')}</a>
      </Button>
    );
  }
  const open = () => {
    const model = scene()?.model;
    if (model) void openQuickLook(model);
  };
  return (
    <Button size="sm" variant="secondary" onClick={open}>
      {t('model.room')}
    </Button>
  );
}
