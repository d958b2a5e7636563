// Runs before everything else: the chosen theme, what libraries have to know before they load, and what a visitor does first.
(function () {
  try {
    // What the device prefers is named too: naming it later would make the browser work out every style of the page again.
    var theme = localStorage.getItem('ui-theme') || localStorage.getItem('alsa-theme');
    var dark = matchMedia('(prefers-color-scheme: dark)').matches;
    document.documentElement.dataset.theme =
      theme === 'light' || theme === 'dark' ? theme : dark ? 'dark' : 'light';
  } catch {
    // Storage may be switched off; the device's preference then decides.
  }
  // zod compiles its checks with eval unless told otherwise, and asks the security policy about it with a violation.
  window.__zod_globalConfig = { jitless: true };

  // A document from the server is seen before its scripts can answer. What is pressed and typed until then is kept here and done
  // again (src/document/early-input.ts). Links, and forms that a server answers, work without scripts and are left alone.
  var CONTROLS = 'a[href], button, summary';
  var early = (window.earlyInput = {
    address: location.pathname + location.search,
    presses: new Map(),
    edits: new Map(),
    /** Whether a control answers by itself; set once the page is being taken over. */
    answers: null,
    onKept: function () {},
    stop: function () {
      removeEventListener('click', keepPress, true);
      removeEventListener('input', keepEdit, true);
    },
  });

  function keepPress(event) {
    var control = event.target instanceof Element && event.target.closest(CONTROLS);
    if (!control || worksWithoutScripts(control)) return;
    if (answers(control)) return void early.presses.delete(control);
    event.preventDefault();
    event.stopImmediatePropagation();
    early.presses.set(control, event.pointerType || 'mouse');
    early.onKept();
  }

  function keepEdit(event) {
    var field = event.target;
    if (!/^(INPUT|TEXTAREA|SELECT)$/.test(field.tagName)) return;
    if (answers(field)) return void early.edits.delete(field);
    var ticked = /^(checkbox|radio)$/.test(field.type);
    early.edits.set(field, ticked ? String(field.checked) : field.value);
    early.onKept();
  }

  function answers(control) {
    return early.answers !== null && early.answers(control);
  }

  function worksWithoutScripts(control) {
    if (control.tagName === 'A' || control.tagName === 'SUMMARY') return true;
    return control.type === 'submit' && control.form && control.form.hasAttribute('action');
  }

  addEventListener('click', keepPress, true);
  addEventListener('input', keepEdit, true);
})();
