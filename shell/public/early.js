// Runs before everything else: the chosen theme, and what libraries have to know before they load.
(function () {
  try {
    var theme = localStorage.getItem('ui-theme') || localStorage.getItem('alsa-theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // Storage may be switched off; the device's preference then decides.
  }
  // zod compiles its checks with eval unless told otherwise, and asks the security policy about it with a violation.
  window.__zod_globalConfig = { jitless: true };
})();
