/** What a visitor did before the page could answer; public/early.js keeps it from the first moment on. */
export interface EarlyInput {
  /** Path and query that the document was opened at: the history may have moved on since. */
  address: string;
  /** Controls that were pressed, in their order, and with what kind of pointer. */
  presses: Map<HTMLElement, string>;
  /** Fields that were typed in, chosen from or ticked, and what they held. */
  edits: Map<Field, string>;
  /** Whether a control answers by itself; none does until this is set. */
  answers: ((control: Element) => boolean) | null;
  /** Called when something was kept. */
  onKept: () => void;
  /** Ends the keeping. */
  stop: () => void;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

const RETRY_MS = 50;
/** What does not answer by then belongs to a part whose code can't be had. */
const PATIENCE_MS = 15_000;
/** An event that React hears, so that it holds it back from a part that is not alive, and that nothing else listens to. */
const PROBE = 'textInput';

/** Longer than this the scripts do not wait for a picture that is slow to come. */
const FIRST_VIEW_MS = 3_000;

/**
 * Resolves when the first view of a document is complete, which its scripts would only hold up, or as soon as the visitor
 * moves.
 */
export function firstViewComplete(): Promise<void> {
  const { presses, edits } = window.earlyInput ?? {};
  if (document.readyState === 'complete' || presses?.size || edits?.size) return Promise.resolve();
  return new Promise((resolve) => {
    const control = new AbortController();
    const options = { capture: true, passive: true, signal: control.signal };
    const go = () => {
      control.abort();
      resolve();
    };
    for (const event of ['load', 'pointermove', 'pointerdown', 'keydown'] as const) {
      window.addEventListener(event, go, options);
    }
    setTimeout(go, FIRST_VIEW_MS);
  });
}

/** Whether the visitor is still at the address of the document: Back and Forward may have come before any script. */
export function isAtDocument(): boolean {
  const opened = window.earlyInput?.address;
  return opened === undefined || opened === window.location.pathname + window.location.search;
}

/** A page that renders itself anew has none of the controls that were pressed. */
export function dropEarlyInput(): void {
  window.earlyInput?.stop();
}

/**
 * Does again what was pressed and typed before the page was taken over, each as soon as its part is alive. Goes on for parts
 * that are made alive later: there React would drop a press. To be called once React listens.
 */
export function answerEarlyInput(): void {
  const early = window.earlyInput;
  if (!early) return;
  early.answers = isAlive;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since = performance.now();

  const answer = () => {
    timer = undefined;
    answerEdits(early.edits);
    answerPresses(early.presses);
    const waiting = early.presses.size + early.edits.size > 0;
    if (waiting && performance.now() - since < PATIENCE_MS) timer = setTimeout(answer, RETRY_MS);
    else forget(early);
  };
  early.onKept = () => {
    since = performance.now();
    timer ??= setTimeout(answer, RETRY_MS);
  };
  answer();
}

function answerEdits(edits: EarlyInput['edits']): void {
  for (const [field, value] of [...edits]) {
    if (field.isConnected && !isAlive(field)) continue;
    edits.delete(field);
    if (field.isConnected) enter(field, value);
  }
}

function answerPresses(presses: EarlyInput['presses']): void {
  for (const [control, pointerType] of [...presses]) {
    if (control.isConnected && !isAlive(control)) continue;
    presses.delete(control);
    if (control.isConnected) press(control, pointerType);
  }
}

function forget({ edits, presses }: EarlyInput): void {
  edits.clear();
  presses.clear();
}

/** React stops an event on its way down to a part that it has not taken over, and tries to take that over at once. */
function isAlive(control: Element): boolean {
  let reached = false;
  const note = () => (reached = true);
  control.addEventListener(PROBE, note);
  control.dispatchEvent(new Event(PROBE));
  control.removeEventListener(PROBE, note);
  return reached;
}

/** All of a press: menus open when the pointer goes down, buttons act when it goes up. */
function press(control: HTMLElement, pointerType: string): void {
  const common = { bubbles: true, cancelable: true, button: 0, detail: 1 };
  const pointer = { ...common, pointerType, isPrimary: true };
  control.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }));
  control.dispatchEvent(new MouseEvent('mousedown', { ...common, buttons: 1 }));
  control.dispatchEvent(new PointerEvent('pointerup', pointer));
  control.dispatchEvent(new MouseEvent('mouseup', common));
  control.click();
}

/** React compares a field with what it knows of it, which by now is what was typed: seen from the start it is a change. */
function enter(field: Field, value: string): void {
  if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type))
    tick(field, value);
  else if (field instanceof HTMLSelectElement) choose(field, value);
  else type(field, value);
}

function tick(field: HTMLInputElement, value: string): void {
  if (value === String(field.defaultChecked)) return;
  field.checked = value !== 'true';
  field.click();
}

function choose(field: HTMLSelectElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function type(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  field.value = field.defaultValue;
  const prototype = Object.getPrototypeOf(field) as object;
  // Past React's own setter, which would take it for known.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
